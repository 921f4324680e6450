import { contentOf, plainTextOf } from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import { joinedTo, pairsOf, withCards, withPairs, withPastedPairs } from './pairs.ts';

function cards(prefix: string, ...texts: string[]) {
  return texts.map((text, index) => ({ id: `${prefix}${index}`, content: contentOf(text) }));
}

function counted() {
  let made = 0;
  return () => `n${made++}`;
}

const value = {
  body: {
    left: cards('l', '李白', '杜甫'),
    right: cards('r', '春望', '静夜思', '赤壁'),
    partners: 'one' as const,
  },
  key: {
    pairs: [
      { left: 'l0', right: 'r1' },
      { left: 'l1', right: 'r0' },
    ],
  },
};

describe('pairsOf and withPairs', () => {
  it('return each card with its partner, and the same pairs back', () => {
    const pairs = pairsOf(value);
    expect(pairs.rows.map(({ left, right }) => [plainTextOf(left), plainTextOf(right)])).toEqual([
      ['李白', '静夜思'],
      ['杜甫', '春望'],
    ]);
    expect(pairs.distractors.map(({ id }) => id)).toEqual(['r2']);
    const back = withPairs(pairs, counted());
    expect(back.key).toEqual(value.key);
    expect(back.body.right.map(({ id }) => id)).toEqual(['r1', 'r0', 'r2']);
  });

  it('make a card on the right when something is written there', () => {
    const lone = { ...value, key: { pairs: [] } };
    const { rows } = pairsOf(lone);
    expect(withPairs({ rows, distractors: [] }, counted()).body.right).toEqual([]);
    const written = rows.map((row, index) => (index === 0 ? { ...row, right: contentOf('新') } : row));
    expect(withPairs({ rows: written, distractors: [] }, counted()).key).toEqual({
      pairs: [{ left: 'l0', right: 'n0' }],
    });
  });
});

it('withPastedPairs fills empty rows and adds new ones up to the most', () => {
  const rows = pairsOf({
    body: { left: cards('l', '李白', ''), right: cards('r', '静夜思', ''), partners: 'one' },
    key: {
      pairs: [
        { left: 'l0', right: 'r0' },
        { left: 'l1', right: 'r1' },
      ],
    },
  }).rows;
  const pasted = withPastedPairs(
    rows,
    0,
    [
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
    ],
    counted(),
    3,
  );
  expect(pasted.map(({ left, right }) => plainTextOf(left) + plainTextOf(right))).toEqual([
    '李白静夜思',
    'a1',
    'b2',
  ]);
  expect(pasted[1]?.id).toBe('l1');
});

it('withCards removes pairs of removed cards and beyond what the partners allow', () => {
  const many = {
    body: { ...value.body, partners: 'many' as const },
    key: {
      pairs: [
        { left: 'l0', right: 'r0' },
        { left: 'l0', right: 'r1' },
        { left: 'l1', right: 'r1' },
      ],
    },
  };
  expect(withCards(many, many.body.left, many.body.right, 'many-left').key.pairs).toEqual([
    { left: 'l0', right: 'r0' },
    { left: 'l1', right: 'r1' },
  ]);
  expect(withCards(many, many.body.left.slice(1), many.body.right).key.pairs).toEqual([
    { left: 'l1', right: 'r1' },
  ]);
});

it('joinedTo replaces the partners of one card', () => {
  expect(joinedTo(value, 'l0', ['r2']).key.pairs).toEqual([
    { left: 'l1', right: 'r0' },
    { left: 'l0', right: 'r2' },
  ]);
});
