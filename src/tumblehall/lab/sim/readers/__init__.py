"""One reader for each game that has cards: `tumblehall.lab.sim.readers.<game>` exports READER."""
