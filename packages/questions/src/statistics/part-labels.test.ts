import { describe, expect, it } from 'vitest';
import { contentOf } from '../question/content.ts';
import { passageOf } from '../question/gaps.ts';
import { PartLabels } from './part-labels.ts';

const parts = (...ids: string[]) => ids.map((id) => ({ id, content: contentOf(`词${id}`) }));
const tally = (at: string, value: string, form: 'part' | 'set' | 'order' | 'text' = 'part') => ({
  at,
  form,
  value,
});

describe('PartLabels', () => {
  it('names choices by letter and text', () => {
    const labels = new PartLabels({ id: 'q', body: { choices: parts('a', 'b') } });
    expect(labels.value(tally('', 'b'))).toEqual({ text: '词b', letter: 'B' });
    expect(labels.value(tally('', 'z'))).toBeUndefined();
    expect(labels.value(tally('', 'b', 'text'))).toBeUndefined();
    expect(labels.choices).toEqual(['a', 'b']);
    expect(labels.list(tally('', '["b","a","z"]', 'set')).map(({ letter }) => letter)).toEqual(['B', 'A']);
  });

  it('numbers gaps, and names the choices of each gap', () => {
    const passage = passageOf('甲', { gap: 'x' }, '乙', { gap: 'y' });
    const labels = new PartLabels({
      id: 'q',
      body: { passage, gaps: [{ gap: 'x', choices: parts('1', '2') }] },
    });
    expect([labels.place('x'), labels.place('y')]).toEqual([{ text: '1' }, { text: '2' }]);
    expect(labels.value(tally('x', '2'))).toEqual({ text: '词2', letter: 'B' });
    expect(labels.places.slice(0, 2)).toEqual(['x', 'y']);
    expect(labels.choices).toEqual([]);
  });

  it('names cards, rows and words without a letter', () => {
    const token = { id: 't', runs: [{ type: 'text', text: '错字 ' }] };
    const labels = new PartLabels({
      id: 'q',
      body: { left: parts('l'), right: parts('r'), tokens: [token] },
    });
    expect([labels.place('l'), labels.value(tally('l', 'r')), labels.place('t')]).toEqual([
      { text: '词l', letter: undefined },
      { text: '词r', letter: undefined },
      { text: '错字' },
    ]);
  });

  it('tells equal ids of two parts of a game apart, and of two children of a composite', () => {
    const game = { parts: [1, 2].map((n) => ({ id: `p${n}`, body: { choices: parts(`a`) } })) };
    const labels = new PartLabels({ id: 'q', body: game });
    expect([labels.place('p1/'), labels.value(tally('p2/', 'a'))?.letter]).toEqual([{ text: '1' }, 'A']);
    const composite = new PartLabels({ id: 'q', children: [{ id: 'c', body: { choices: parts('a') } }] });
    expect(composite.value(tally('c/', 'a'))?.text).toBe('词a');
  });

  it.each([undefined, null, 7, [], 'text', { choices: 7 }, { choices: [null, { id: 3 }] }])(
    'knows no names in the body %j',
    (body) => {
      const labels = new PartLabels({ id: 'q', body });
      expect([labels.places, labels.list(tally('', 'no json', 'set'))]).toEqual([[], []]);
    },
  );
});
