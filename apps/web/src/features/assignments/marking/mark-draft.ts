import type { MarkContent, MarkInk } from '@lectern/protocol/assignment-shapes';
import { type Rubric, rubricShare } from '@lectern/questions';
import { pointsOfText } from './typed-points.ts';

/** A mark that is being made. */
export interface MarkDraft extends Omit<MarkContent, 'points'> {
  /** Points as they were typed; empty before any. */
  readonly typed: string;
  /** A recording that is not uploaded yet; it replaces `voice`. */
  readonly recorded: Blob | undefined;
}

/** The draft of an answer: its mark, or an empty one. */
export function draftOf(mark: MarkContent | null, recorded?: Blob): MarkDraft {
  if (mark === null) return { typed: '', rubric: [], words: '', ink: [], voice: null, recorded: undefined };
  const { points, rubric, words, ink, voice } = mark;
  return { typed: String(points), rubric, words, ink, voice, recorded };
}

/** The content of a draft; undefined without points. */
export function contentOfDraft({ typed, rubric, words, ink, voice }: MarkDraft): MarkContent | undefined {
  const points = pointsOfText(typed);
  if (points === undefined) return undefined;
  return { points, rubric, words: words.trim(), ink, voice };
}

/** The draft with a level of the rubric; the points follow once each criterion has one. The same level again removes it. */
export function withLevel(
  draft: MarkDraft,
  criteria: Rubric,
  full: number,
  chosen: { readonly criterion: string; readonly level: string },
): MarkDraft {
  const { criterion, level } = chosen;
  const others = draft.rubric.filter((one) => one.criterion !== criterion);
  const isRemoved = draft.rubric.some((one) => one.criterion === criterion && one.level === level);
  const rubric = isRemoved ? others : [...others, { criterion, level }];
  const share = rubricShare(criteria, rubric);
  if (!share) return { ...draft, rubric };
  const points = Math.round((Number(share.n) / Number(share.d)) * full * 100) / 100;
  return { ...draft, rubric, typed: String(points) };
}

/** The strokes on a picture, and its rotation. */
export function inkOn(ink: MarkInk, file: string): MarkInk[number] {
  return ink.find((each) => each.file === file) ?? { file, strokes: [] };
}

/** The ink with other strokes on a picture, which is then the last one. */
export function withStrokes(ink: MarkInk, file: string, strokes: MarkInk[number]['strokes']): MarkInk {
  const others = ink.filter((each) => each.file !== file);
  return withoutEmpty([...others, { ...inkOn(ink, file), strokes }]);
}

/** The ink without strokes; pictures stay rotated. */
export function withoutStrokes(ink: MarkInk): MarkInk {
  return withoutEmpty(ink.map((each) => ({ ...each, strokes: [] })));
}

/** The ink with pictures rotated by a quarter of a turn, clockwise. */
export function withRotated(ink: MarkInk, files: readonly string[]): MarkInk {
  const added = files.filter((file) => ink.every((each) => each.file !== file));
  const all = [...added.map((file) => inkOn(ink, file)), ...ink];
  return withoutEmpty(
    all.map((each) => {
      const { rotation = 0, ...upright } = each;
      if (!files.includes(each.file)) return each;
      return rotation === 270 ? upright : { ...upright, rotation: NEXT[rotation] };
    }),
  );
}

const NEXT = { 0: 90, 90: 180, 180: 270 } as const;

/** The picture that was drawn on last; undefined without strokes. */
export function drawnLast(ink: MarkInk): MarkInk[number] | undefined {
  return ink.findLast(({ strokes }) => strokes.length > 0);
}

function withoutEmpty(ink: MarkInk): MarkInk {
  return ink.filter(({ strokes, rotation }) => strokes.length > 0 || rotation !== undefined);
}

/** Words with a phrase at their end. */
export function withPhrase(words: string, phrase: string): string {
  if (words.includes(phrase)) return words;
  return words.trim() === '' ? phrase : `${words.trimEnd()} ${phrase}`;
}
