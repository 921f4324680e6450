import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOf, shownPoints } from '../../scoring/score.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import { trueFalse } from './question.ts';

describeKind(trueFalse, {
  asked: fc.record({
    body: fc.record({ correction: fc.boolean() }),
    key: fc.record({ truth: fc.boolean(), corrections: fc.constantFrom([], [{ text: '长江' }]) }),
  }),
  response: () =>
    fc.record({
      truth: fc.constantFrom(undefined, true, false),
      correction: fc.constantFrom(undefined, '', '长江', '黄河'),
    }),
  empty: { correction: ' ' },
});

describe('a true-false question', () => {
  const corrections = [{ text: '长江' }, { text: '江', share: 0.5 }];
  const states = (response: object, key = { truth: false, corrections }) =>
    trueFalse.judge({ correction: true }, key, response).items.map(({ state }) => state);

  it('is wrong when the other answer is given, and missing when none is', () => {
    const state = (truth?: boolean) => trueFalse.judge({}, { truth: true }, { truth }).items[0]?.state;
    expect([state(true), state(false), state()]).toEqual(['right', 'wrong', 'missing']);
  });

  it('judges the correction of a false statement', () => {
    expect(states({ truth: false, correction: '长 江' })).toEqual(['right', 'right']);
    expect(states({ truth: false, correction: '江' })).toEqual(['right', 'partly']);
    expect(states({ truth: false })).toEqual(['right', 'missing']);
    expect(states({ truth: true, correction: '长江' })).toEqual(['wrong', 'wrong']);
    expect(states({ truth: true, correction: '长江' }, { truth: true, corrections })).toEqual(['right']);
    expect(trueFalse.judge({}, { truth: false, corrections }, { truth: false }).items).toHaveLength(1);
  });

  it('lets a correction with other words wait for a person', () => {
    const judged = trueFalse.judge(
      { correction: true },
      { truth: false },
      { truth: false, correction: '黄河' },
    );
    const { share, waits } = shareOf(judged, { name: 'per-item' });
    expect([shownPoints(share), waits]).toEqual([0.5, true]);
  });

  it('reports corrections that earn no full points', () => {
    const problems = (truth: boolean) =>
      trueFalse.problems({ correction: true }, { truth, corrections: [{ text: '江', share: 0.5 }] });
    expect(problems(false)).toEqual([{ code: 'key-empty', at: 'correction' }]);
    expect(problems(true)).toEqual([]);
  });
});
