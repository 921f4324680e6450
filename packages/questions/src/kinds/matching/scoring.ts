import { type Part, sameParts } from '../../question/part.ts';
import type { Judged } from '../../scoring/judged.ts';
import { judgedSet } from '../../scoring/judged-picks.ts';

interface Pair {
  readonly left: string;
  readonly right: string;
}

/**
 * Judges the partners of each card on the left. Cards of equal content stand for each other: of two cards 行 on the left,
 * either belongs to xíng. Partners of a card that has none by the key are extra.
 */
export function judgePairs(
  left: readonly Part[],
  right: readonly Part[],
  key: readonly Pair[],
  given: readonly Pair[],
): Judged {
  const sameLeft = sameParts(left);
  const sameRight = sameParts(right);
  const rightOf = partnersOf(key, sameRight);
  const givenOf = partnersOf(
    given.filter((pair) => sameLeft(pair.left) !== undefined),
    sameRight,
  );
  const ids = [...new Set(left.map(({ id }) => id))];
  const answered = ids.filter((id) => rightOf.has(id));
  const sources = sourcesOf(ids, answered, sameLeft, rightOf, givenOf);
  const none: ReadonlySet<string> = new Set();
  const items = answered.map((id) =>
    judgedSet(id, rightOf.get(id) ?? none, givenOf.get(sources.get(id) ?? id) ?? none),
  );
  const used = new Set(sources.values());
  const beside = ids.filter((id) => !used.has(id)).map((id) => givenOf.get(id)?.size ?? 0);
  return { items, extra: beside.reduce((total, count) => total + count, 0) };
}

/** The partners of each card, equal ones by one id; cards that are not on the right are passed over. */
function partnersOf(
  pairs: readonly Pair[],
  same: (id: string) => string | undefined,
): Map<string, ReadonlySet<string>> {
  const partners = new Map<string, Set<string>>();
  for (const pair of pairs) {
    const partner = same(pair.right);
    if (partner === undefined) continue;
    partners.set(pair.left, (partners.get(pair.left) ?? new Set()).add(partner));
  }
  return partners;
}

/**
 * For each card of the key, the card whose given partners are judged: an equal card with just the right partners if
 * there is one, else the first equal one that is left.
 */
function sourcesOf(
  ids: readonly string[],
  answered: readonly string[],
  same: (id: string) => string | undefined,
  rightOf: ReadonlyMap<string, ReadonlySet<string>>,
  givenOf: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, string> {
  const sources = new Map<string, string>();
  const left = new Set(ids);
  const choose = (fits: (id: string, source: string) => boolean) => {
    for (const id of answered) {
      if (sources.has(id)) continue;
      const source = [...left].find((one) => same(one) === same(id) && fits(id, one));
      if (source === undefined) continue;
      sources.set(id, source);
      left.delete(source);
    }
  };
  choose((id, source) => isEqual(rightOf.get(id), givenOf.get(source)));
  choose(() => true);
  return sources;
}

function isEqual(one: ReadonlySet<string> = new Set(), other: ReadonlySet<string> = new Set()): boolean {
  return one.size === other.size && [...one].every((item) => other.has(item));
}
