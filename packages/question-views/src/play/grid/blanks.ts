import type { BodyOf, KeyOf } from '@lectern/questions';
import type { PlayedPart } from '../game.ts';

/** A blank of a game whose answer is a word in a grid. */
export interface WordBlank {
  readonly part: PlayedPart;
  readonly gap: string;
  /** A right word without spaces, as it is written in the grid. */
  readonly word: string;
}

/** The blanks of all parts, in their order; a blank without a right word is left out. */
export function blanksOf(played: readonly PlayedPart[]): WordBlank[] {
  return played.flatMap((part) => {
    const right = part.kind.rightResponse(part.body, part.key) as Texts | undefined;
    return (part.key as KeyOf<'fill-blank'>).blanks.flatMap(({ gap }) => {
      const word = textIn(right, gap).replaceAll(/\s/gu, '');
      return word === '' ? [] : [{ part, gap, word }];
    });
  });
}

export interface Texts {
  readonly texts: readonly { readonly gap: string; readonly text: string }[];
}

export function textIn(response: unknown, gap: string): string {
  return (response as Texts | undefined)?.texts?.find((one) => one.gap === gap)?.text ?? '';
}

/** The response of a part with the first text of a blank: later texts of the same blank change nothing. */
export function withFirstText(response: unknown, gap: string, text: string): Texts {
  const { texts = [] } = (response ?? {}) as Partial<Texts>;
  return { texts: texts.some((one) => one.gap === gap) ? texts : [...texts, { gap, text }] };
}

/** Whether a text is right in a blank. */
export function isRightText({ part: { kind, body, key }, gap }: WordBlank, text: string): boolean {
  const { items } = kind.judge(body as BodyOf<'fill-blank'>, key, { texts: [{ gap, text }] });
  return items.some(({ id, state }) => id === gap && state === 'right');
}
