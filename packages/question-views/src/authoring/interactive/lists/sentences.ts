import { type BodyOf, contentOf, type KeyOf, plainTextOf } from '@lectern/questions';
import { type GameOf, type GamePart, partsOf, withOwn, withParts } from '../game-value.ts';

type Value = GameOf<'sentence-line'>;
const MOST_WORDS = 40;

/** A sentence as its author types it: words with spaces or strokes between them. */
export interface Sentence {
  readonly id: string;
  readonly words: readonly string[];
  /** Words that belong to no sentence. */
  readonly distractors: readonly string[];
  /** Other right orders. */
  readonly others: readonly (readonly string[])[];
  readonly audio: string | undefined;
}

/** The words of a typed sentence: between strokes where there are any, else between spaces; signs are words of their own. */
export function wordsOfSentence(typed: string): string[] {
  const pieces = /[/／|]/.test(typed) ? typed.split(/[/／|]/) : typed.split(/\s+/u);
  return pieces
    .flatMap((piece) => /^(.*?)([.,!?;:。，！？；：]*)$/u.exec(piece.trim())?.slice(1) ?? [])
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
}

export function sentenceText(words: readonly string[]): string {
  return words.join(' / ');
}

/** The sentences of a game. */
export function sentencesOf(value: Value): Sentence[] {
  return partsOf(value).map(({ id, body, key }) => {
    const { items } = body as BodyOf<'ordering'>;
    const wordOf = new Map(items.map((item) => [item.id, plainTextOf(item.content)]));
    const read = (order: readonly (readonly string[])[]) =>
      order.flat().flatMap((item) => wordOf.get(item) || []);
    const { order } = key as KeyOf<'ordering'>;
    const used = new Set(order.flat());
    return {
      id,
      words: read(order),
      distractors: items.flatMap((item) => (used.has(item.id) ? [] : plainTextOf(item.content) || [])),
      others: value.key.own.otherOrders.filter((one) => one.part === id).map((one) => read(one.order)),
      audio: value.body.own.audio.find((one) => one.part === id)?.asset,
    };
  });
}

/** The game of these sentences. Ids of words are numbers within a sentence, and stay while their words do. */
export function withSentences(value: Value, sentences: readonly Sentence[]): Value {
  const parts = sentences.map(({ id, words, distractors }): GamePart => {
    const items = [...words, ...distractors].map((word, index) => ({
      id: `w${index}`,
      content: contentOf(word),
    }));
    return {
      id,
      kind: 'ordering',
      body: { items },
      key: { order: words.map((_, index) => [`w${index}`]) },
    };
  });
  return withOwn(
    withParts(value, parts),
    {
      audio: sentences.flatMap(({ id, audio }) => (audio === undefined ? [] : [{ part: id, asset: audio }])),
    },
    {
      distractors: sentences.some(({ distractors }) => distractors.length > 0),
      otherOrders: sentences.flatMap(({ id, words, others }) =>
        others.flatMap((other) => {
          const order = orderOf(other, words);
          return order ? [{ part: id, order }] : [];
        }),
      ),
    },
  );
}

/** The ids of words in another order; undefined when the words are not the same. */
function orderOf(other: readonly string[], words: readonly string[]): string[][] | undefined {
  const free = words.map((word, index) => ({ word, id: `w${index}` }));
  const order = other.map((word) => {
    const at = free.findIndex((one) => one.word === word);
    return at < 0 ? undefined : free.splice(at, 1)[0]?.id;
  });
  return free.length === 0 && order.every((id) => id !== undefined) ? order.map((id) => [id]) : undefined;
}

/** Whether two sentences have the same words. */
export function hasSameWords(one: readonly string[], other: readonly string[]): boolean {
  return orderOf(one, other) !== undefined && one.length === other.length;
}
