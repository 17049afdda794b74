/** Who can open an address. */
import { expect, it } from "vitest";
import { isCode, tableIn } from "../src/pages/first/founding";
import { reachOf } from "../src/pages/table/reach";

it.each(["localhost", "127.0.0.1", "127.8.0.1", "[::1]"])("%s is this machine alone", (host) => {
  expect(reachOf(host)).toBe("machine");
});

it.each(["192.168.1.23", "10.0.0.4", "172.16.0.1", "172.31.9.9", "169.254.3.3", "[fd00::1]", "[fe80::1]", "attic", "attic.local", "PI.lan"])("%s is for the house", (host) => {
  expect(reachOf(host)).toBe("house");
});

it.each(["tumblehall.example", "172.32.0.1", "8.8.8.8", "[2001:db8::1]", "192.169.1.1"])("%s is for everybody", (host) => {
  expect(reachOf(host)).toBe("world");
});

it("a code is known by its looks, and is no name of a table", () => {
  for (const said of ["KABO-172", "kabo172", " kabo 172 ", "KAB0-I72"]) expect([isCode(said), tableIn(said)]).toEqual([true, null]);
  for (const other of ["KABO", "KABO-17", "hello", "kabo172-SbGJb3Vz"]) expect(isCode(other)).toBe(false);
});
