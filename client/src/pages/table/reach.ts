/** Who can open the address of this page: nobody else, those in the same network, or everybody. */
export type Reach = "machine" | "house" | "world";

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;
/** Addresses of private networks, of a single link, and names that only a house knows. */
const HOUSE = /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|\[?f[cd][0-9a-f]{2}:|\[?fe[89ab][0-9a-f]:)|\.(local|lan|home|internal)$|^[^.:[\]]+$/;

export function reachOf(host: string): Reach {
  const name = host.toLowerCase();
  return LOOPBACK.test(name) ? "machine" : HOUSE.test(name) ? "house" : "world";
}
