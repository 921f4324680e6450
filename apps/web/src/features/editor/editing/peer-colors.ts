import type { Peer } from '@lectern/stage/edit';
import type { Presence } from '../document/document-port.ts';

/** Colours of other users' selections: distinct from our jade and from each other, with readable dark text on each. */
const colors = ['#f5a524', '#6f9bf2', '#f2789f', '#9ccc3c', '#b58cf2', '#4cc3d9'];

/** Returns the other users with a colour each; a user keeps their colour. */
export function peersOf(others: readonly Presence[]): readonly Peer[] {
  return others.map((other) => ({ ...other, color: colorOf(other.name) }));
}

export function colorOf(name: string): string {
  return colors[indexOf(name)] ?? '#f5a524';
}

function indexOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % colors.length;
}
