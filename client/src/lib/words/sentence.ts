/** The rules and the server give reasons in small letters, to be put into any sentence; alone they are one. */
export function sentence(reason: string): string {
  return reason.charAt(0).toUpperCase() + reason.slice(1);
}
