import {
  contentOf,
  type KindName,
  kindOf,
  newQuestion,
  plainTextOf,
  problemsOf,
  type SingleQuestion,
} from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import { firstPart, type GameOf, type GameValue, partsOf, withOwn } from './game-value.ts';
import { withSums } from './lists/race-fields.tsx';
import { statementsOf, withStatements } from './lists/rush-fields.tsx';
import { withMadeSums } from './lists/sums-fields.tsx';
import { withPictureOf } from './pictures/find-fields.tsx';
import { withPieces } from './pictures/jigsaw-fields.tsx';
import { labelsOf, withLabels } from './pictures/labels.ts';
import { newWord, withWordsOfGame } from './words/clued-words.ts';
import { isHardSearch, withCrossGrid, withSearchGrid } from './words/grid-fields.tsx';

const picture = { asset: 'a'.repeat(64), width: 400, height: 300 };

function counted(letter = 'n') {
  let made = 0;
  return () => `${letter}${made++}`;
}

function blank<Name extends KindName>(name: Name): GameOf<Name> {
  return kindOf(name)?.blank(counted()) as unknown as GameOf<Name>;
}

function problemsIn(kind: string, value: GameValue) {
  return problemsOf({ ...(newQuestion(kind, () => 'q', 'zh') as SingleQuestion), ...value });
}

describe('a word search', () => {
  const words = ['spring', 'summer', 'winter'].map((word, index) =>
    newWord(() => `w${index}-${word}`, word, 'x'),
  );
  const value = withSearchGrid(withWordsOfGame(blank('word-search'), words));

  it('has a grid with all its words, another one for another seed, and the words beside it', () => {
    expect(problemsIn('word-search', value)).toEqual([]);
    expect(withSearchGrid(value, { seed: 7 }).body.own.grid).not.toEqual(value.body.own.grid);
    const shown = withSearchGrid(withOwn(value, { shownWords: [] }));
    expect(shown.body.own.shownWords).toEqual(['spring', 'summer', 'winter']);
  });

  it('keeps hard directions when its words change', () => {
    const hard = Array.from({ length: 20 }, (_, seed) => withSearchGrid(value, { isHard: true, seed })).find(
      isHardSearch,
    );
    expect(hard && isHardSearch(withSearchGrid(hard))).toBe(true);
    expect(isHardSearch(value)).toBe(false);
  });
});

describe('a crossword', () => {
  const words = ['spring', 'sun', 'rain'].map((word, index) => newWord(() => `w${index}-${word}`, word, 'x'));
  const value = withCrossGrid(withWordsOfGame(blank('crossword'), words));

  it('has a grid in which its words cross, and keeps given letters that are still there', () => {
    expect(problemsIn('crossword', value)).toEqual([]);
    const [entry] = value.body.own.entries;
    const given = [
      { row: entry?.row ?? 0, column: entry?.column ?? 0, letter: 's' },
      { row: 19, column: 19, letter: 'x' },
    ];
    expect(withCrossGrid(withOwn(value, { given, tray: '' })).body.own).toMatchObject({
      given: given.slice(0, 1),
      tray: [...new Set('springsunrain')].toSorted().join(''),
    });
  });
});

describe('an arithmetic sprint', () => {
  it('has as many sums of its rules as wanted, and keeps their number with another rule', () => {
    const value = withMadeSums(blank('sums-sprint'), { rules: ['add-within-10'], count: 12 }, counted());
    expect(value.body.parts).toHaveLength(12);
    expect(problemsIn('sums-sprint', value)).toEqual([]);
    const more = withMadeSums(value, { rules: ['add-within-10', 'times-table'] }, counted());
    expect([more.body.parts.length, more.body.own.rules]).toEqual([12, ['add-within-10', 'times-table']]);
    expect(withMadeSums(value, { rules: [] }, counted()).body.own).toMatchObject({ rules: [], facts: [] });
  });
});

describe('a team race', () => {
  it('gets sums in place of its empty questions, up to the most', () => {
    const value = withSums(blank('team-race'), 'times-table', 1, counted('s'));
    expect(value.body.parts).toHaveLength(10);
    expect(problemsIn('team-race', value)).toEqual([]);
    let more = value;
    for (let time = 0; time < 6; time++) more = withSums(more, 'add-within-10', time, counted(`s${time}-`));
    expect(more.body.parts).toHaveLength(50);
  });
});

describe('a true-false rush', () => {
  it('has its statements with truth and reason', () => {
    const statements = ['a', 'b'].map((id) => ({
      id,
      content: contentOf(id),
      truth: id === 'a',
      reason: id === 'b' ? contentOf('because') : undefined,
    }));
    const value = withStatements(blank('truth-rush'), statements);
    expect(statementsOf(value)).toEqual(statements);
    expect(withStatements(value, statements.slice(0, 1)).key.own.reasons).toEqual([]);
  });
});

describe('a labelled picture', () => {
  const labels = ['leaf', 'root'].map((name, index) => ({
    id: `t${index}`,
    nameId: `n${index}`,
    content: contentOf(name),
    dot: { x: 0.1 * index, y: 0.2 },
  }));
  const distractors = [{ id: 'd', content: contentOf('stone') }];

  it('has its names, dots and distractors', () => {
    const value = withOwn(withLabels(blank('label-picture'), { labels, distractors, isTyped: false }), {
      picture,
    });
    expect(labelsOf(value)).toEqual({ labels, distractors, isTyped: false });
    expect(problemsIn('label-picture', value)).toEqual([]);
  });

  it('keeps names and dots when they are typed', () => {
    const dragged = withOwn(withLabels(blank('label-picture'), { labels, distractors, isTyped: false }), {
      picture,
    });
    const typed = withLabels(dragged, { labels, distractors, isTyped: true });
    expect(problemsIn('label-picture', typed)).toEqual([]);
    expect(labelsOf(typed)?.labels.map(({ id, content, dot }) => ({ id, content, dot }))).toEqual(
      labels.map(({ id, content, dot }) => ({ id, content, dot })),
    );
  });

  it('keeps where a label stands, and names without a dot', () => {
    const value = withLabels(blank('label-picture'), { labels, distractors, isTyped: false });
    const label = { x: 0.9, y: 0.9 };
    const targets = value.body.own.targets.map((target) => ({ ...target, label }));
    const moved = withLabels(withOwn(value, { targets }), { labels, distractors: [], isTyped: false });
    expect(moved.body.own.targets.map((target) => target.label)).toEqual([label, label]);
    const [first] = labels;
    const without = withLabels(value, {
      labels: first ? [{ ...first, dot: undefined }] : [],
      distractors,
      isTyped: false,
    });
    expect([labelsOf(without)?.labels.length, without.body.own.targets]).toEqual([1, []]);
  });
});

describe('a jigsaw', () => {
  it('has a piece and a place for each cell, and keeps questions of pieces that stay', () => {
    const cut = withOwn(withPieces(blank('jigsaw'), 2, 3, counted('p')), { picture });
    expect(problemsIn('jigsaw', cut)).toEqual([]);
    const part = firstPart(cut, 'matching');
    const left = part?.value.body.left.map((piece, index) =>
      index === 0 ? { ...piece, content: contentOf('1+1') } : piece,
    );
    const asked = {
      ...cut,
      body: {
        ...cut.body,
        parts: cut.body.parts.map((one) => ({ ...one, body: { ...part?.value.body, left } })),
      },
    } as typeof cut;
    const again = firstPart(withPieces(asked, 2, 2, counted()), 'matching')?.value.body.left ?? [];
    expect(again.map(({ content }) => plainTextOf(content))).toEqual(['1+1', 'A2', 'A3', 'A4']);
  });
});

it('a new clue is for the picture of the clue before it', () => {
  const [part] = partsOf(blank('find-spot'));
  if (!part) throw new Error('no part');
  const before = { ...part, body: { ...(part.body as object), picture } };
  expect(withPictureOf(part, [before]).body).toMatchObject({ picture });
  expect(withPictureOf(part, [part])).toBe(part);
});
