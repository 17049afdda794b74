/** The texts of the page for an address that leads nowhere. */
export const en = {
  "app.missing": "There is no page at this address",
  "app.missingWhy": "Perhaps the link is incomplete, or was typed by hand. Everything can be reached from the home page.",
} as const;
