import type { SumRuleName } from '@lectern/questions';
import { sumParts } from '@lectern/questions';
import { type Draft, game, type Head, type Made, type Stem } from './draft.ts';
import type { Drawing } from './drawing.ts';
import {
  type Area,
  bankPart,
  choicePart,
  choicesPart,
  mixed,
  numberPart,
  orderPart,
  type PairSettings,
  pairsPart,
  spotPart,
  truthPart,
} from './parts.ts';
import { contentFrom, type Words } from './text.ts';

// One function for each kind of game but those of words (`word-games.ts`).

/** Bins with their cards, in turn the cards of a bin. */
type Bins = readonly (readonly [bin: Words, ...cards: Words[]])[];

/** The cards of bins, mixed, each with its bin. A card that is in several bins belongs to all of them. */
function sortedCards(bins: Bins, seed: number): (readonly [Words, readonly Words[]])[] {
  const all = [...new Set(bins.flatMap(([, ...cards]) => cards))];
  return mixed(all, seed).map((card) => [
    card,
    bins.filter(([, ...cards]) => cards.includes(card)).map(([bin]) => bin),
  ]);
}

/** 趣味分类: 2 to 4 bins, 4 to 24 cards. */
export function funSort(head: Head, stem: Stem, bins: Bins, analysis: string): Draft {
  const part = pairsPart(sortedCards(bins, head[0]), head[0], { partners: 'many-left' });
  return game(head, stem, 'fun-sort', [part], analysis);
}

/** 超级分类: 2 to 8 bins, 8 to 60 cards; a card may be in several bins. */
export function superSort(head: Head, stem: Stem, bins: Bins, analysis: string): Draft {
  const sorted = sortedCards(bins, head[0]);
  const partners = sorted.some(([, own]) => own.length > 1) ? 'many' : 'many-left';
  return game(head, stem, 'super-sort', [pairsPart(sorted, head[0], { partners })], analysis);
}

/** 选词填空: as `bankCloze`. */
export function wordBank(
  head: Head,
  stem: Stem,
  text: string,
  extra: readonly Words[],
  analysis: string,
): Draft {
  return game(head, stem, 'word-bank', [bankPart(text, extra, head[0])], analysis);
}

type Pairs = readonly (readonly [Words, Words])[];

/** 知识配对: 4 to 24 pairs. */
export function knowledgePairs(
  head: Head,
  stem: Stem,
  pairs: Pairs,
  analysis: string,
  settings?: Pick<PairSettings, 'extra'>,
): Draft {
  const part = pairsPart(mixed(pairs, head[0]), head[0], settings);
  return game(head, stem, 'knowledge-pairs', [part], analysis, {
    own: { roundSize: Math.min(6, pairs.length) },
  });
}

/** 翻牌记忆: 4 to 15 pairs. */
export function memory(head: Head, stem: Stem, pairs: Pairs, analysis: string): Draft {
  return game(head, stem, 'memory', [pairsPart(mixed(pairs, head[0]), head[0])], analysis);
}

/** 趣味连线: rows of 2 or 3 cards that belong together, 3 to 8 rows. */
export function linkLines(
  head: Head,
  stem: Stem,
  rows: readonly (readonly [Words, Words, Words?])[],
  analysis: string,
): Draft {
  const first = pairsPart(
    rows.map(([left, middle]) => [left, middle]),
    head[0],
  );
  const ends = rows.flatMap(([, , end]) => end ?? []);
  if (ends.length === 0) return game(head, stem, 'link-lines', [first], analysis);
  // The second part has the cards of the middle, by their ids, on its left.
  const { right: middle } = first.body as { right: { id: string }[] };
  const { pairs } = first.key as { pairs: { left: string; right: string }[] };
  const made = pairsPart(
    rows.map(([, words, end = '']) => [words, end]),
    head[0] + 1,
  );
  const { right } = made.body as { right: { id: string }[] };
  const joined = (made.key as { pairs: { left: string; right: string }[] }).pairs;
  const middleOf = new Map(pairs.map((pair) => [pair.left, pair.right]));
  const renamed = right.map((card) => ({ ...card, id: `e${card.id.slice(1)}` }));
  const second: Made = {
    kind: 'matching',
    body: { left: middle, right: renamed, partners: 'one' },
    key: {
      pairs: joined.map((pair) => ({
        left: middleOf.get(pair.left) ?? '',
        right: `e${pair.right.slice(1)}`,
      })),
    },
  };
  return game(head, stem, 'link-lines', [first, second], analysis);
}

/** 判断对错: 6 to 60 statements with their truth and the reason, which may be left out for true ones. */
export function truthRush(
  head: Head,
  stem: Stem,
  statements: readonly (readonly [statement: Words, truth: boolean, reason?: string])[],
  analysis: string,
): Draft {
  const reasons = statements.flatMap(([, , reason], index) =>
    reason === undefined ? [] : [{ part: `p${index + 1}`, reason: contentFrom(reason) }],
  );
  const parts = statements.map(([statement, truth]) => truthPart(truth, statement));
  return game(head, stem, 'truth-rush', parts, analysis, { ownKey: { reasons } });
}

/** Items of a race: a choice with its right index, a truth, or a number as a text. */
export type RaceItem =
  | readonly [stem: Words, choices: readonly Words[], right: number]
  | readonly [stem: Words, truth: boolean]
  | readonly [stem: Words, number: string];

/** 分组竞争: 5 to 50 items. */
export function teamRace(head: Head, stem: Stem, items: readonly RaceItem[], analysis: string): Draft {
  const parts = items.map((item) => {
    if (item.length === 3) return choicePart(item[1], item[2], item[0]);
    const [words, answer] = item;
    return typeof answer === 'boolean' ? truthPart(answer, words) : numberPart(answer, words);
  });
  return game(head, stem, 'team-race', parts, analysis, { own: { steps: Math.ceil(items.length * 0.8) } });
}

/** 趣味选择: 3 to 40 items; the right index, or several. */
export function funChoice(
  head: Head,
  stem: Stem,
  shownAs: 'balloons' | 'moles' | 'doors',
  items: readonly (readonly [stem: Words, choices: readonly Words[], right: number | readonly number[]])[],
  analysis: string,
): Draft {
  const parts = items.map(([words, list, right]) =>
    typeof right === 'number' ? choicePart(list, right, words) : choicesPart(list, right, words),
  );
  return game(head, stem, 'fun-choice', parts, analysis, { own: { shownAs } });
}

/** 趣味排序: 3 to 12 cards in their right order. */
export function funOrder(
  head: Head,
  stem: Stem,
  by: 'size' | 'time' | 'process' | 'other',
  items: readonly (Words | readonly Words[])[],
  analysis: string,
): Draft {
  return game(head, stem, 'fun-order', [orderPart(items, head[0])], analysis, { own: { by } });
}

/** 口算竞速, of the rules of a grade: the same sums each time. */
export function sumsSprint(
  head: Head,
  stem: Stem,
  rules: readonly [SumRuleName, ...SumRuleName[]],
  forms: readonly ['result' | 'missing' | 'compare', ...('result' | 'missing' | 'compare')[]],
  count: number,
  analysis: string,
): Draft {
  const seed = head[0];
  let made = 0;
  const { bodies, keys, facts } = sumParts({ rules, forms, count, seed }, () => `p${++made}`);
  const draft = game(head, stem, 'sums-sprint', [numberPart('0', '')], analysis, {
    own: { rules, forms, seed, facts },
  });
  return {
    ...draft,
    body: { ...(draft.body as object), parts: bodies },
    key: { ...(draft.key as object), parts: keys },
  };
}

/** 口算竞速, of sums that are written out: each with its answer, or with signs to choose from and the index of the right one. */
export function ownSums(
  head: Head,
  stem: Stem,
  sums: readonly (readonly [sum: string, answer: string])[],
  analysis: string,
): Draft {
  return game(
    head,
    stem,
    'sums-sprint',
    sums.map(([sum, answer]) => numberPart(answer, sum)),
    analysis,
  );
}

/** 时间轴: events with their times in the right order. The line goes from one time to another; anchors are given. */
export function timelinePlace(
  head: Head,
  stem: Stem,
  line: {
    readonly scale: 'days' | 'years' | 'centuries';
    readonly from: number;
    readonly to: number;
    readonly anchors?: readonly (readonly [Words, number])[];
  },
  events: readonly (readonly [event: Words, at: number])[],
  analysis: string,
): Draft {
  const { scale, from, to, anchors = [] } = line;
  const names = events.map(([event]) => event);
  const part = orderPart(names, head[0]);
  const { order } = part.key as { order: string[][] };
  return game(head, stem, 'timeline-place', [part], analysis, {
    own: { scale, from, to, anchors: anchors.map(([words, at]) => ({ content: contentFrom(words), at })) },
    ownKey: { events: events.map(([, at], index) => ({ item: order[index]?.[0] ?? '', from: at })) },
  });
}

/** 标注图: names of targets with the places of their dots in the picture's pixels, and names that belong nowhere. */
export function labelPicture(
  head: Head,
  stem: Stem,
  picture: Drawing,
  targets: readonly (readonly [name: Words, x: number, y: number])[],
  extra: readonly Words[],
  analysis: string,
): Draft {
  const { asset, width, height, alt } = picture;
  const named = targets.map(([name], index) => [String(index + 1), name] as const);
  return game(head, stem, 'label-picture', [pairsPart(named, head[0], { extra })], analysis, {
    own: {
      picture: { asset, width, height, alt },
      targets: targets.map(([, x, y], index) => ({
        id: `l${index + 1}`,
        dot: { x: x / width, y: y / height },
      })),
    },
  });
}

/** 找一找: clues, each with the area that it means; decoys are areas that no clue means. */
export function findSpot(
  head: Head,
  stem: Stem,
  picture: Drawing,
  clues: readonly (readonly [clue: Words, ...areas: Area[]])[],
  analysis: string,
): Draft {
  const parts = clues.map(([clue, ...areas]) =>
    spotPart(
      picture,
      areas,
      areas.map((_, index) => index),
      { stem: clue },
    ),
  );
  return game(head, stem, 'find-spot', parts, analysis);
}

/** 拼图: questions on the pieces and their answers on the places, row by row of the picture. */
export function jigsaw(
  head: Head,
  stem: Stem,
  picture: Drawing,
  columns: number,
  pieces: readonly (readonly [question: Words, answer: Words])[],
  analysis: string,
): Draft {
  const { asset, width, height, alt } = picture;
  const part = pairsPart(mixed(pieces, head[0]), head[0]);
  const { right } = part.body as { right: { id: string; content: object }[] };
  const answers = right.map(({ content }) => JSON.stringify(content));
  const places = pieces.map(
    ([, answer]) => right[answers.indexOf(JSON.stringify(contentFrom(answer)))]?.id ?? '',
  );
  return game(head, stem, 'jigsaw', [part], analysis, {
    own: {
      picture: { asset, width, height, alt },
      rows: pieces.length / columns,
      columns,
      places,
      showsPicture: false,
    },
  });
}
