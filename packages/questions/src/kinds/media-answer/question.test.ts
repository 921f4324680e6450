import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeKind } from '../../testing/kind-properties.ts';
import { mediaAnswer } from './question.ts';

const asset = '0'.repeat(64);
const bodies = {
  drawing: { ask: 'drawing', ground: { type: 'grid', grid: 'axes' } },
  photographs: { ask: 'photographs', most: 9 },
  speech: { ask: 'speech', seconds: 60 },
} as const;
const responses = {
  drawing: { drawing: asset },
  photographs: { photographs: [asset] },
  speech: { recording: { asset, seconds: 12.5 } },
};

describeKind(mediaAnswer, {
  asked: fc.constantFrom(...Object.values(bodies)).map((body) => ({ body, key: {} })),
  response: () => fc.constantFrom(...Object.values(responses), {}),
  empty: { photographs: [] },
});

describe('a drawn, photographed or spoken answer', () => {
  const parts = ['drawing', 'photographs', 'speech'] as const;

  it.each(parts)(
    'waits for a person with a %s when that is asked, and is missing with other media',
    (part) => {
      const states = parts.map((one) => mediaAnswer.judge(bodies[part], {}, responses[one]).items[0]?.state);
      expect(states).toEqual(parts.map((one) => (one === part ? 'waiting' : 'missing')));
    },
  );

  it('is at most nine photographs or five minutes of speech', () => {
    const accepts = (response: object) => mediaAnswer.response.safeParse(response).success;
    expect(accepts({ photographs: Array(9).fill(asset) })).toBe(true);
    expect(accepts({ photographs: Array(10).fill(asset) })).toBe(false);
    expect(accepts({ recording: { asset, seconds: 301 } })).toBe(true);
    expect(accepts({ recording: { asset, seconds: 600 } })).toBe(false);
    expect(mediaAnswer.body.safeParse({ ask: 'speech', seconds: 301 }).success).toBe(false);
  });

  it('reports problems of the rubric', () => {
    const rubric = [{ id: 'c', title: '发音', levels: [] }];
    expect(mediaAnswer.problems(bodies.speech, { rubric })).toEqual([{ code: 'too-few', at: 'c' }]);
  });
});
