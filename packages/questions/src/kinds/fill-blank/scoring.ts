import { type Rational, toDouble, ZERO } from '../../formula/exact/rational.ts';
import { gapsOf } from '../../question/gaps.ts';
import { bestAssignment } from '../../scoring/best-assignment.ts';
import { type JudgedItem, stateOfShare } from '../../scoring/judged.ts';
import { shareOfText } from '../../text/accepted-text.ts';
import type { BlankKey, Body, Key, Response } from './schemas.ts';

/**
 * Each blank of the key with what was written in it. Texts of a group are given to the answers of the group so that they
 * earn the most; an item is named by the blank in which the text stands.
 */
export function itemsOf(asked: Body, { blanks, groups = [] }: Key, { texts }: Response): JudgedItem[] {
  const known = new Set(gapsOf(asked.passage));
  const keys = new Map(blanks.filter(({ gap }) => known.has(gap)).map((one) => [one.gap, one]));
  const written = new Map(texts.map(({ gap, text }) => [gap, text]));
  const shares = new Map<string, Rational>();
  for (const group of groups) {
    const members = [...new Set(group)].flatMap((id) => keys.get(id) ?? []);
    for (const [id, share] of groupShares(members, written)) if (!shares.has(id)) shares.set(id, share);
  }
  return [...keys.values()].map(({ gap, accepted, compare }) => {
    const text = written.get(gap) ?? '';
    if (text.trim() === '') return { id: gap, state: 'missing', share: ZERO };
    const share = shares.get(gap) ?? shareOfText(accepted, text, compare);
    return { id: gap, state: stateOfShare(share), share };
  });
}

/** The shares of the texts of a group by the blanks in which they stand. */
function groupShares(
  members: readonly BlankKey[],
  written: ReadonlyMap<string, string>,
): [string, Rational][] {
  const table = members.map(({ gap }) =>
    members.map(({ accepted, compare }) => shareOfText(accepted, written.get(gap) ?? '', compare)),
  );
  const columns = bestAssignment(table.map((row) => row.map(toDouble)));
  return members.map(({ gap }, row) => [gap, table[row]?.[columns[row] ?? 0] ?? ZERO]);
}
