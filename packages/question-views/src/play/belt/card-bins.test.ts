import { matching } from '@lectern/questions/kinds/matching';
import { matrix } from '@lectern/questions/kinds/matrix';
import { contentOf } from '@lectern/questions/shown';
import { describe, expect, it } from 'vitest';
import type { PlayedPart } from '../game.ts';
import { binsLeft, responseOf, riding, roundOf, triesOf, withTryOf } from './card-bins.ts';

const cards = (...ids: string[]) => ids.map((id) => ({ id, content: contentOf(id) }));
const PAIRS: PlayedPart = {
  id: 'p1',
  kind: matching,
  stem: undefined,
  body: { left: cards('a', 'b'), right: cards('x', 'y'), partners: 'many' },
  key: {
    pairs: [
      { left: 'a', right: 'x' },
      { left: 'a', right: 'y' },
      { left: 'b', right: 'y' },
    ],
  },
};
const TABLE: PlayedPart = {
  ...PAIRS,
  kind: matrix,
  body: { rows: cards('a', 'b'), columns: cards('x', 'y'), several: true },
  key: {
    right: [
      { row: 'a', columns: ['x', 'y'] },
      { row: 'b', columns: ['y'] },
    ],
  },
};

describe.each([
  ['pairs', PAIRS],
  ['a table', TABLE],
] as const)('a round of %s', (_name, part) => {
  const round = roundOf(part);

  it('keeps as many first tries of a card as it has bins', () => {
    let tries = withTryOf(round, [], { card: 'a', bin: 'x' });
    tries = withTryOf(round, tries, { card: 'a', bin: 'x' });
    tries = withTryOf(round, tries, { card: 'a', bin: 'y' });
    tries = withTryOf(round, tries, { card: 'b', bin: 'x' });
    tries = withTryOf(round, tries, { card: 'b', bin: 'y' });
    expect(tries.map(({ card, bin }) => card + bin)).toEqual(['ax', 'ay', 'bx']);
  });

  it('has a response that its kind reads and judges, and that gives the tries again', () => {
    const tries = [
      { card: 'a', bin: 'x' },
      { card: 'a', bin: 'y' },
      { card: 'b', bin: 'y' },
    ];
    const response = responseOf(part.kind.kind, tries);
    const { items, extra } = part.kind.judge(part.body, part.key, part.kind.response.parse(response));
    expect([items.map(({ state }) => state), extra]).toEqual([['right', 'right'], 0]);
    expect(triesOf(response)).toEqual(tries);
  });

  it('has the bins that a card is still to be put into', () => {
    expect(binsLeft(round, [{ card: 'a', bin: 'x' }], 'a')).toEqual(['y']);
    expect(binsLeft(round, [], 'nothing')).toEqual([]);
  });
});

it('the belt is filled from the queue', () => {
  expect(riding(['a'], ['b', 'c', 'd'], 3)).toEqual({ belt: ['a', 'b', 'c'], queue: ['d'] });
  expect(riding(['a', 'b'], [], 3)).toEqual({ belt: ['a', 'b'], queue: [] });
});

it('a value of another form has no tries', () => {
  expect([triesOf(undefined), triesOf({ text: 'x' })]).toEqual([[], []]);
});
