"""The games as environments of other libraries, for programs that learn. Each needs the extra `envs`."""
