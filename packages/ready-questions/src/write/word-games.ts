import { hideWords, layOutWords, wordsOfParts } from '@lectern/questions';
import { type Draft, game, type Head, type Made, type Stem } from './draft.ts';
import { bankPart, blanksPart, orderPart, type WordSettings } from './parts.ts';
import { contentFrom, type Words } from './text.ts';

/** A clue and the word that it means. */
type Clues = readonly (readonly [clue: string, word: string])[];

function clueParts(clues: Clues, settings?: WordSettings): Made[] {
  return clues.map(([clue, word]) => blanksPart(`[[${word}]]`, settings, clue));
}

function hidden(parts: readonly Made[]) {
  const all = parts.map((part, index) => ({ ...part, id: `p${index + 1}` }));
  return wordsOfParts(
    all.map(({ id, kind, body }) => ({ id, kind, body })),
    all.map(({ id, kind, key }) => ({ id, kind, key })),
  );
}

/** 找词: 3 to 20 words in a grid with characters of the filler. With `shown`, the words are listed beside the grid. */
export function wordSearch(
  head: Head,
  stem: Stem,
  clues: Clues,
  filler: string,
  analysis: string,
  { shown = false, side }: { readonly shown?: boolean; readonly side?: number } = {},
): Draft {
  const parts = clueParts(clues);
  const { body, key } = hideWords(hidden(parts), { filler, side, seed: head[0] });
  const own = shown ? { ...body, shownWords: clues.map(([, word]) => word) } : body;
  return game(head, stem, 'word-search', parts, analysis, { own, ownKey: key });
}

/** 字谜（纵横填字）: words that cross. `tray` has the characters to pick from. */
export function crossword(head: Head, stem: Stem, clues: Clues, analysis: string, tray?: string): Draft {
  const parts = clueParts(clues);
  const words = hidden(parts);
  const grids = Array.from({ length: 40 }, (_, seed) => layOutWords(words, head[0] + seed));
  // Some seeds leave out a word that crosses no other one.
  const grid = grids.find(({ entries }) => entries.length === words.length) ?? grids[0];
  const own = { ...grid, ...(tray ? { tray } : {}) };
  return game(head, stem, 'crossword', parts, analysis, { own });
}

/** 听写: what is shown, such as pinyin or a meaning, and the word that the teacher says and pupils write. */
export function dictation(
  head: Head,
  stem: Stem,
  words: Clues,
  analysis: string,
  { seconds = 12, repeats = 2, compare }: { seconds?: number; repeats?: number; compare?: object } = {},
): Draft {
  return game(head, stem, 'dictation-game', clueParts(words, { compare }), analysis, {
    own: { seconds, repeats, showsLength: true },
  });
}

/**
 * 思维导图填空: the map as lines, each indented by two spaces below its parent; `[[word]]` is a hidden node. With further words
 * the nodes are filled from a bank, otherwise they are written.
 */
export function mapFill(
  head: Head,
  stem: Stem,
  map: string,
  extra: readonly Words[] | undefined,
  analysis: string,
): Draft {
  const lines = map
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ depth: (line.length - line.trimStart().length) / 2, text: line.trim() }));
  let gaps = 0;
  const parents = lines.map(({ depth }, index) =>
    lines.slice(0, index).findLastIndex((line) => line.depth === depth - 1),
  );
  const nodes = lines.map(({ text }, index) => {
    const above = parents[index] ?? -1;
    const parent = above < 0 ? {} : { parent: `n${above + 1}` };
    const shown = isHidden(text) ? { gap: `g${++gaps}` } : { content: contentFrom(text) };
    return { id: `n${index + 1}`, ...parent, ...shown };
  });
  // Each hidden node stands behind the names of its branch, for screens that do not draw the map.
  const passage = lines
    .flatMap(({ text }, index) => (isHidden(text) ? [`${branchOf(lines, parents, index)}：${text}`] : []))
    .join('\n');
  const part = extra ? bankPart(passage, extra, head[0]) : blanksPart(passage);
  return game(head, stem, 'map-fill', [part], analysis, { own: { nodes } });
}

function isHidden(text: string): boolean {
  return text.startsWith('[[');
}

/** The names above a node of a map, from the top; a hidden one is left out. */
function branchOf(lines: readonly { text: string }[], parents: readonly number[], index: number): string {
  const names: string[] = [];
  for (let at = parents[index] ?? -1; at >= 0; at = parents[at] ?? -1) {
    const { text = '' } = lines[at] ?? {};
    if (!isHidden(text)) names.unshift(text);
  }
  // The top is the topic of the whole map, and of no use to tell its branches apart.
  return names.slice(names.length > 1 ? 1 : 0).join(' › ');
}

/** 连词成句: the tiles of each sentence in their order; `extra` has a tile for each sentence that does not belong to it. */
export function sentenceLine(
  head: Head,
  stem: Stem,
  sentences: readonly (readonly string[])[],
  analysis: string,
  otherOrders: readonly { readonly sentence: number; readonly tiles: readonly string[] }[] = [],
  extra: readonly string[] = [],
): Draft {
  const parts = sentences.map((tiles, index) =>
    orderPart(tiles, 7 * head[0] + index, { extra: extra.slice(index, index + 1) }),
  );
  const orders = otherOrders.map(({ sentence, tiles }) => {
    const { items = [] } = (parts[sentence]?.body ?? {}) as { items?: { id: string; content: object }[] };
    const ids = new Map(items.map(({ id, content }) => [JSON.stringify(content), id]));
    const order = tiles.map((tile) => [ids.get(JSON.stringify(contentFrom(tile))) ?? '']);
    return { part: `p${sentence + 1}`, order };
  });
  return game(head, stem, 'sentence-line', parts, analysis, {
    ownKey: { otherOrders: orders, distractors: extra.length > 0 },
  });
}
