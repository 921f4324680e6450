import { shuffled } from '../../../parts/class-tools/index.ts';

/** Number of placements that are tried before the search gives up. */
const TRIES = 50_000;
export const TEAMS_MAX = 20;

export interface TeamWishes {
  readonly keys: readonly string[];
  /** Whether `number` counts the teams or the members of each. */
  readonly by: 'count' | 'size';
  readonly number: number;
  /** Groups of keys whose members share a team. */
  readonly together: readonly (readonly string[])[];
  /** Groups of keys of whom no two share a team. */
  readonly apart: readonly (readonly string[])[];
  readonly random: () => number;
}

/** Why the wishes cannot be met. */
export type Impossible = 'contrary' | 'too-large' | 'too-many-apart' | 'not-found';
export type MadeTeams =
  | { readonly type: 'made'; readonly teams: readonly (readonly string[])[] }
  | { readonly type: 'impossible'; readonly why: Impossible };

export function teamCount(people: number, by: TeamWishes['by'], number: number): number {
  const wanted = by === 'count' ? number : Math.ceil(people / Math.max(1, number));
  return Math.max(1, Math.min(TEAMS_MAX, people, wanted));
}

/**
 * Random teams whose sizes differ by one at most and that meet the wishes; or the reason why the wishes cannot be met.
 */
export function makeTeams(wishes: TeamWishes): MadeTeams {
  const { keys, by, number, random } = wishes;
  if (keys.length === 0) return { type: 'made', teams: [] };
  const there = new Set(keys);
  const count = teamCount(keys.length, by, number);
  const apart = wishes.apart.map((group) => [...new Set(group)].filter((key) => there.has(key)));
  const clusters = clustersOf(keys, wishes.together);
  const not = conflictsOf(apart);
  const isContrary = clusters.some((one) => one.some((key) => one.some((other) => not.get(key)?.has(other))));
  if (isContrary) return { type: 'impossible', why: 'contrary' };
  if (apart.some((group) => group.length > count)) return { type: 'impossible', why: 'too-many-apart' };
  const capacities = Array.from({ length: count }, (_, team) => Math.floor((keys.length + team) / count));
  if (clusters.some((each) => each.length > Math.max(...capacities)))
    return { type: 'impossible', why: 'too-large' };
  const freedom = (cluster: readonly string[]) =>
    cluster.length * 1000 + cluster.reduce((sum, key) => sum + (not.get(key)?.size ?? 0), 0);
  // The clusters that are hardest to place come first, and equally hard ones in random order.
  const order = shuffled(clusters, random).sort((one, other) => freedom(other) - freedom(one));
  const teams = place(order, capacities, not, random);
  return teams ? { type: 'made', teams: shuffled(teams, random) } : { type: 'impossible', why: 'not-found' };
}

/** Clusters of keys that share a team, directly or through other keys. */
function clustersOf(keys: readonly string[], together: readonly (readonly string[])[]): string[][] {
  const clusterOf = new Map(keys.map((key) => [key, [key]]));
  for (const group of together) {
    const [first, ...others] = group.flatMap((key) => clusterOf.get(key) ?? []).length
      ? group.filter((key) => clusterOf.has(key))
      : [];
    if (first === undefined) continue;
    for (const key of others) {
      const [into, from] = [clusterOf.get(first), clusterOf.get(key)];
      if (!into || !from || into === from) continue;
      into.push(...from);
      for (const moved of from) clusterOf.set(moved, into);
    }
  }
  return [...new Set(clusterOf.values())];
}

function conflictsOf(apart: readonly (readonly string[])[]): ReadonlyMap<string, ReadonlySet<string>> {
  const not = new Map<string, Set<string>>();
  for (const group of apart) {
    for (const key of group) {
      const others = not.get(key) ?? new Set();
      for (const other of group) if (other !== key) others.add(other);
      not.set(key, others);
    }
  }
  return not;
}

/** Places every cluster in a team with enough space and without a pupil to be kept apart. */
function place(
  order: readonly (readonly string[])[],
  capacities: readonly number[],
  not: ReadonlyMap<string, ReadonlySet<string>>,
  random: () => number,
): string[][] | undefined {
  const teams: string[][] = capacities.map(() => []);
  const left = { tries: TRIES };
  const fits = (cluster: readonly string[], team: number): boolean => {
    const members = teams[team] ?? [];
    if (members.length + cluster.length > (capacities[team] ?? 0)) return false;
    return !cluster.some((key) => members.some((member) => not.get(key)?.has(member)));
  };
  const placeFrom = (index: number): boolean => {
    const cluster = order[index];
    if (!cluster) return true;
    for (const team of shuffled([...teams.keys()], random)) {
      if (!fits(cluster, team)) continue;
      left.tries -= 1;
      if (left.tries < 0) return false;
      teams[team]?.push(...cluster);
      if (placeFrom(index + 1)) return true;
      teams[team]?.splice(-cluster.length);
    }
    return false;
  };
  return placeFrom(0) ? teams : undefined;
}

export interface Wish {
  /** Key of the wish in the lesson's state. */
  readonly key: string;
  readonly kind: 'together' | 'apart';
  readonly keys: readonly string[];
}

/** The wishes stored in the lesson, each under its own key. */
export function keptWishes(kept: Readonly<Record<string, unknown>>): readonly Wish[] {
  return Object.entries(kept).flatMap(([key, value]) => {
    const [kind] = key.split(' ');
    if ((kind !== 'together' && kind !== 'apart') || !Array.isArray(value)) return [];
    return [{ key, kind, keys: value.filter((each) => typeof each === 'string') }];
  });
}
