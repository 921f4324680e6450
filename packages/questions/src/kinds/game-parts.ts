import * as z from 'zod/mini';
import { asset } from '../question/content.ts';
import { fullText } from '../text/accepted-text.ts';
import { fillBlank } from './fill-blank/question.ts';
import type { PartBody, PartKey, PlayedBody, PlayedKey } from './interactive-kind.ts';
import type { Problem, ProblemCode, QuestionKind } from './question-kind.ts';

const pixels = z.int().check(z.gte(1), z.lte(100_000));

/** A picture of a game, such as a jigsaw. */
export const gamePicture = z.object({
  asset,
  width: pixels,
  height: pixels,
  alt: z.optional(z.string().check(z.maxLength(1024))),
});

/** A part of the picture's width and height, from left and top. */
export const gamePoint = z.object({
  x: z.number().check(z.gte(0), z.lte(1)),
  y: z.number().check(z.gte(0), z.lte(1)),
});

/** The parts of one basic kind with the types of its body and key. A part without a key is left out. */
export function partsOfKind<Body, Key, Response>(
  kind: QuestionKind<Body, Key, Response>,
  body: Pick<PlayedBody, 'parts'>,
  key: Pick<PlayedKey, 'parts'>,
): { readonly id: string; readonly body: Body; readonly key: Key }[] {
  return body.parts.flatMap((part) => {
    const own = key.parts.find((one) => one.id === part.id && one.kind === part.kind);
    // The schema of an interactive kind reads each part by the kind that it names.
    return part.kind === kind.kind && own
      ? [{ id: part.id, body: part.body as Body, key: own.key as Key }]
      : [];
  });
}

/** A problem when a number of cards or words is beyond the limits of a game. */
export function countProblems(count: number, least: number, most: number, at?: string): Problem[] {
  if (count >= least && count <= most) return [];
  return [{ code: count < least ? 'too-few' : 'too-many', at }];
}

/** Limits of the basic kind, for games with limits of their own. */
export function isCount(code: ProblemCode): boolean {
  return code === 'too-few' || code === 'too-many';
}

/** A word that is hidden in a grid: the first text that earns all points in a blank of a part. */
export interface HiddenWord {
  readonly part: string;
  readonly gap: string;
  readonly word: string;
}

/** The words of the blanks, in the order of the parts. Blanks without an accepted text are left out. */
export function wordsOfParts(parts: readonly PartBody[], keys: readonly PartKey[]): HiddenWord[] {
  return partsOfKind(fillBlank, { parts }, { parts: keys }).flatMap(({ id, key }) =>
    key.blanks.flatMap(({ gap, accepted, compare }) => {
      const word = fullText(accepted, compare)?.replaceAll(/\s/gu, '');
      return word ? [{ part: id, gap, word }] : [];
    }),
  );
}
