import { contentOf, gapRun, plainTextOf } from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import { withBank, withBankPassage, withClozePassage, withFill, withFillPassage } from './passages.ts';

function passage(...gaps: string[]) {
  return { paragraphs: [{ runs: gaps.map(gapRun) }] };
}

function counted() {
  let made = 0;
  return () => `n${made++}`;
}

const none = new Map<string, string>();

describe('withFillPassage', () => {
  const value = {
    body: { passage: passage('a', 'b', 'c'), widths: [{ gap: 'b', width: 4 }] },
    key: {
      blanks: ['a', 'b', 'c'].map((gap) => ({
        gap,
        accepted: [{ text: gap }],
        compare: { spaces: 'ignored' as const },
      })),
      groups: [
        ['a', 'b'],
        ['b', 'c'],
      ],
    },
  };

  it('keeps the answers of gaps that are left, in the order of the passage', () => {
    const { body, key } = withFillPassage(value, passage('c', 'a'), none);
    expect(key.blanks.map(({ gap, accepted }) => [gap, accepted[0]?.text])).toEqual([
      ['c', 'c'],
      ['a', 'a'],
    ]);
    expect([body.widths, key.groups]).toEqual([undefined, undefined]);
  });

  it('gives a new gap the words that it took the place of, and the way of comparing of the others', () => {
    const { key } = withFillPassage(value, passage('a', 'b', 'c', 'd'), new Map([['d', '春天']]));
    expect(key.blanks.at(-1)).toEqual({
      gap: 'd',
      accepted: [{ text: '春天' }],
      compare: { spaces: 'ignored' },
    });
    expect(key.groups).toEqual(value.key.groups);
  });
});

describe('withClozePassage', () => {
  it('makes choices for a new gap, of which the words are the right one', () => {
    const before = { body: { passage: passage(), gaps: [] }, key: { right: [] } };
    const { body, key } = withClozePassage(before, passage('a', 'b'), new Map([['a', 'went']]), counted());
    expect(body.gaps.map((gap) => gap.choices.map(({ content }) => plainTextOf(content)))).toEqual([
      ['went', '', '', ''],
      ['', '', '', ''],
    ]);
    expect(key.right).toEqual([{ gap: 'a', choice: 'n0' }]);
    const after = withClozePassage({ body, key }, passage('b'), none, counted());
    expect([after.body.gaps.map(({ id }) => id), after.key.right]).toEqual([['b'], []]);
  });
});

describe('withBankPassage', () => {
  const value = {
    body: {
      passage: passage('a'),
      bank: ['x', ''].map((text, index) => ({ id: `i${index}`, content: contentOf(text) })),
    },
    key: { right: [{ gap: 'a', choice: 'i0' }] },
  };

  it('puts the words of new gaps into empty items, and then into new ones', () => {
    const { body, key } = withBankPassage(
      value,
      passage('a', 'b', 'c'),
      new Map([
        ['b', 'y'],
        ['c', 'z'],
      ]),
      counted(),
    );
    expect(body.bank.map(({ content }) => plainTextOf(content))).toEqual(['x', 'y', 'z']);
    expect(key.right).toEqual([
      { gap: 'a', choice: 'i0' },
      { gap: 'b', choice: 'i1' },
      { gap: 'c', choice: 'n0' },
    ]);
  });

  it('takes an unused item with the same words', () => {
    const { body, key } = withBankPassage(
      { ...value, key: { right: [] } },
      passage('b'),
      new Map([['b', 'x']]),
      counted(),
    );
    expect([body.bank, key.right]).toEqual([value.body.bank, [{ gap: 'b', choice: 'i0' }]]);
  });

  it('withBank removes answers whose item is removed', () => {
    expect(withBank(value, []).key).toEqual({ right: [] });
  });
});

it('withFill replaces or removes the answer of a gap', () => {
  const fills = [{ gap: 'a', choice: '1' }];
  expect(withFill(fills, 'a', '2')).toEqual([{ gap: 'a', choice: '2' }]);
  expect(withFill(fills, 'a', undefined)).toEqual([]);
});
