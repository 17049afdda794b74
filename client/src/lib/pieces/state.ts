/** What can be done with a thing now. Focus is not among them: it is shown over any of these. */
export type State = "plain" | "offered" | "selected" | "pays" | "blocked";
