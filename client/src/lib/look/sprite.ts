/** Puts drawings into the page, once each, so that `<use>` finds them by their ids and the page's styles ink them.
 *  A symbol in a file of its own could not be inked: styles of this page do not reach into other documents. */
export function addSprite(name: string, source: string): void {
  const id = `sprite-${name}`;
  if (document.getElementById(id)) return;
  const svg = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  svg.id = id;
  svg.setAttribute("class", "sprite");
  svg.setAttribute("aria-hidden", "true");
  document.body.prepend(document.importNode(svg, true));
}
