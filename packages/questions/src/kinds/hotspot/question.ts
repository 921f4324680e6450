import * as z from 'zod/mini';
import { compare, ONE, type Rational, ZERO } from '../../formula/exact/rational.ts';
import { asset, partId } from '../../question/content.ts';
import { type Entry, partEntry } from '../../question/entry.ts';
import { sameIds, unknownIds } from '../../question/problem.ts';
import type { Problem, QuestionKind } from '../question-kind.ts';
import { type Area, area, hiddenArea, judgedArea, shareOfTap } from './area.ts';
import { point, pointWithin } from './shape.ts';

const MOST_AREAS = 60;
const MOST_PIXELS = 100_000;

const pixels = z.int().check(z.gte(1), z.lte(MOST_PIXELS));
const ids = z.array(partId).check(z.maxLength(MOST_AREAS));

const body = z.object({
  picture: z.optional(
    z.object({ asset, width: pixels, height: pixels, alt: z.optional(z.string().check(z.maxLength(1024))) }),
  ),
  /** Areas whose outlines pupils see and pick, right and wrong ones; none when the picture has to be read without them. */
  areas: z.array(area).check(z.maxLength(MOST_AREAS)),
  /** Number of taps that a pupil has; later ones do not count. */
  taps: z.int().check(z.gte(1), z.lte(MOST_AREAS)),
});
const key = z.object({
  /** Areas that pupils do not see. */
  areas: z.array(hiddenArea).check(z.maxLength(MOST_AREAS)),
  /** Ids of the right ones of all areas. */
  right: ids,
});
const response = z.object({
  points: z.array(point).check(z.maxLength(MOST_AREAS)),
  /** Areas that were picked by their outline or with the keyboard. */
  areas: z.optional(ids),
});

type Body = z.infer<typeof body>;
type Key = z.infer<typeof key>;
type Response = z.infer<typeof response>;

/** 指图题: areas of a picture are tapped. A tap where two areas overlap is within both. */
export const hotspot: QuestionKind<Body, Key, Response> = {
  kind: 'hotspot',
  body,
  key,
  response,
  rules: ['distance', 'per-item', 'net', 'exact', 'none'],
  blank: () => ({ body: { areas: [], taps: 1 }, key: { areas: [], right: [] } }),
  problems(asked, answer) {
    const areas = [...asked.areas, ...answer.areas];
    const known = areas.map(({ id }) => id);
    const narrow = areas.filter((one) => !pointWithin(one.shape));
    return [
      ...(asked.picture ? [] : [{ code: 'part-blank' } as const]),
      ...sameIds(known),
      ...narrow.map(({ id }): Problem => ({ code: 'range-empty', at: id })),
      ...unknownIds(answer.right, known),
      ...(answer.right.length === 0 ? [{ code: 'key-empty' } as const] : []),
      ...(new Set(answer.right).size > asked.taps ? [{ code: 'key-too-many' } as const] : []),
    ];
  },
  rightResponse: (asked, answer) => ({
    points: rightAreas(asked, answer).flatMap((one) => pointWithin(one.shape) ?? []),
  }),
  isEmpty: ({ points, areas = [] }) => points.length + areas.length === 0,
  entries: ({ points, areas = [] }) => [
    ...areas.flatMap((area) => partEntry(area)),
    ...points.map(({ x, y }): Entry => ({ at: '', form: 'point', value: `${x},${y}` })),
  ],
  judge(asked, answer, { points, areas = [] }) {
    const right = rightAreas(asked, answer);
    const shown = new Set(asked.areas.map(({ id }) => id));
    const picked = [...new Set(areas)].filter((id) => shown.has(id)).slice(0, asked.taps);
    const tapped = points.slice(0, asked.taps - picked.length);
    const aspect = asked.picture ? asked.picture.height / asked.picture.width : 1;
    // The shares of each pick or tap for the right areas.
    const shares: Rational[][] = [
      ...picked.map((id) => right.map((one) => (one.id === id ? ONE : ZERO))),
      ...tapped.map((tap) => right.map((one) => shareOfTap(one, tap, aspect))),
    ];
    const isBeside = (row: readonly Rational[]) => row.every((share) => compare(share, ZERO) === 0);
    return {
      items: right.map(({ id }, at) =>
        judgedArea(
          id,
          shares.map((row) => row[at] ?? ZERO),
        ),
      ),
      extra: shares.filter(isBeside).length,
    };
  },
};

/** The right areas, in the order of the key. */
function rightAreas(asked: Body, { areas, right }: Key): Area[] {
  const byId = new Map<string, Area>([...areas, ...asked.areas].map((one) => [one.id, one]));
  return [...new Set(right)].flatMap((id) => byId.get(id) ?? []);
}
