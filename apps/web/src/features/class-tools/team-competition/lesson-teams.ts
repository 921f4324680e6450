import { newId } from '@lectern/base';
import type { LessonState } from '@lectern/courseware/lesson';
import type { ToolLesson } from '../../../parts/lessons/index.ts';

/** White text is readable on each, and neighbouring colours are distinguishable. */
const COLORS = ['#0b6b58', '#1d4fc0', '#b42318', '#8a5300', '#6b3fa0', '#0b6480', '#9c2f6b', '#4d5b1f'];

export function teamColor(index: number): string {
  return COLORS[index % COLORS.length] ?? '#0b6b58';
}

/** Key of the lesson's state with teams and scores, shared by the tools that create and that count teams. */
export const TEAMS_STATE = 'teams';
/** Largest number of points of one tap. */
const POINTS_MAX = 100;
const NAME_MAX = 40;

export interface Team {
  /** Counted from 0; determines the colour. */
  readonly index: number;
  /** Empty for the default name. */
  readonly name: string;
  readonly keys: readonly string[];
  readonly points: number;
}

type Kept = Readonly<Record<string, unknown>>;

/** The teams stored in the lesson; empty without teams. */
export function keptTeams(kept: Kept): readonly Team[] {
  const { id, teams } = (kept.set ?? {}) as { readonly id?: unknown; readonly teams?: unknown };
  if (typeof id !== 'string' || !Array.isArray(teams)) return [];
  const points = new Map<number, number>();
  for (const { team, by } of scoresOf(kept, id)) points.set(team, (points.get(team) ?? 0) + by);
  return teams.slice(0, 40).map((keys: unknown, index) => {
    const name = kept[`name ${id} ${index}`];
    return {
      index,
      name: typeof name === 'string' ? name.slice(0, NAME_MAX) : '',
      keys: Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [],
      points: points.get(index) ?? 0,
    };
  });
}

interface Score {
  readonly key: string;
  readonly team: number;
  readonly by: number;
  readonly at: number;
}

/**
 * The scores of a competition, the oldest first. Each tap is stored under a separate key, so that points counted on two
 * panels at once add up.
 */
function scoresOf(kept: Kept, id: string): readonly Score[] {
  return Object.entries(kept)
    .flatMap(([key, value]) => {
      if (!key.startsWith(`score ${id} `)) return [];
      const { team, by, at } = (value ?? {}) as Partial<Record<'team' | 'by' | 'at', unknown>>;
      const isScore = Number.isInteger(team) && Number.isInteger(by) && typeof at === 'number';
      return isScore && Math.abs(Number(by)) <= POINTS_MAX
        ? [{ key, team: Number(team), by: Number(by), at }]
        : [];
    })
    .sort((one, other) => one.at - other.at || (one.key < other.key ? -1 : 1));
}

/** Identifies these teams among earlier and later ones; empty without teams. */
export function teamsIdOf(kept: Kept): string {
  const { id } = (kept.set ?? {}) as { readonly id?: unknown };
  return typeof id === 'string' ? id : '';
}

/** Stores new teams, replacing earlier ones and their points. */
export function keepTeams(lesson: ToolLesson, teams: readonly (readonly string[])[]): void {
  const state = lesson.state(TEAMS_STATE);
  const gone = Object.keys(state.get()).filter((key) => /^(score|name|saved) /.test(key));
  state.change({
    ...Object.fromEntries(gone.map((key) => [key, undefined])),
    set: { id: newId(), teams: teams.map((keys) => [...keys]) },
  });
}

export function nameTeam(state: LessonState, index: number, name: string): void {
  state.change({ [`name ${teamsIdOf(state.get())} ${index}`]: name.trim().slice(0, NAME_MAX) || undefined });
}

export function score(state: LessonState, team: number, by: number, now: number): void {
  state.change({ [`score ${teamsIdOf(state.get())} ${newId()}`]: { team, by, at: now } });
}

/** Gives a team the points that one answer earned; the same `source` again replaces them, and no team takes them back. */
export function scoreAnswer(
  state: LessonState,
  source: string,
  given: { readonly team: number; readonly by: number } | undefined,
  now: number,
): void {
  const key = `score ${teamsIdOf(state.get())} ${source}`;
  const by = Math.min(POINTS_MAX, given?.by ?? 0);
  state.change({ [key]: given && by > 0 ? { team: given.team, by, at: now } : undefined });
}

/** The pupils' keys by the groups of the class's list; no group without a name. */
export function groupsOf(
  people: readonly { readonly key: string; readonly pupil: { readonly group_name: string } | undefined }[],
): readonly (readonly string[])[] {
  const grouped = people.filter(({ pupil }) => pupil?.group_name);
  return [...Map.groupBy(grouped, ({ pupil }) => pupil?.group_name).values()].map((group) =>
    group.map(({ key }) => key),
  );
}

/** Undoes the last tap; returns false when there is none. */
export function undoScore(state: LessonState): boolean {
  const last = scoresOf(state.get(), teamsIdOf(state.get())).at(-1);
  if (last) state.change({ [last.key]: undefined });
  return last !== undefined;
}

export function hasScores(kept: Kept): boolean {
  return scoresOf(kept, teamsIdOf(kept)).length > 0;
}

/**
 * The teams by points, the best first; teams with equal points share a rank, and the next rank is skipped accordingly.
 */
export function ranking(teams: readonly Team[]): readonly { readonly place: number; readonly team: Team }[] {
  const sorted = [...teams].sort((one, other) => other.points - one.points || one.index - other.index);
  return sorted.map((team) => ({
    place: sorted.findIndex(({ points }) => points === team.points) + 1,
    team,
  }));
}

/** Writes the result into the lesson's record, replacing an earlier result. */
export function saveResult(
  lesson: ToolLesson,
  teams: readonly { readonly name: string; readonly points: number; readonly pupils: Pupils }[],
): void {
  const state = lesson.state(TEAMS_STATE);
  const saved = `saved ${teamsIdOf(state.get())}`;
  const before = state.get()[saved];
  if (typeof before === 'string') lesson.takeBack(before);
  const { id } = lesson.add({
    kind: 'teams',
    teams: teams.map(({ name, points, pupils }) => ({ name, points, pupils: [...pupils] })),
  });
  state.change({ [saved]: id });
}

type Pupils = readonly ({ member_id: string } | { name: string })[];
