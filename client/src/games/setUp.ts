/** What games draw for their set-up, by the names of files in their folders; it is loaded with the set-up. */
import type { Component } from "svelte";
import type { OptionPictureProps, SetUpCardProps } from "../lib/game";

const OPTION_PICTURES = import.meta.glob<{ default: Component<OptionPictureProps> }>("./*/OptionPicture.svelte");
const CARDS = import.meta.glob<{ default: Component<SetUpCardProps<any>> }>("./*/SetUpCard.svelte");

/** Draws the options of a game at its set-up; null where it has drawn none. */
export async function optionPictureOf(name: string): Promise<Component<OptionPictureProps> | null> {
  const module = await OPTION_PICTURES[`./${name}/OptionPicture.svelte`]?.();
  return module?.default ?? null;
}

/** Draws what stands on the cards that are chosen at the set-up; null where words must do. */
export async function setUpCardOf(name: string): Promise<Component<SetUpCardProps<any>> | null> {
  const module = await CARDS[`./${name}/SetUpCard.svelte`]?.();
  return module?.default ?? null;
}
