/** What flies over the table. It is loaded by itself, so that the table does not wait for it. */
export { default as LevelUp } from "./LevelUp.svelte";
export { default as Moment } from "./Moment.svelte";
