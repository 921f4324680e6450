import { describe, expect, it } from 'vitest';
import { gameOf, interactiveCases } from '../../testing/interactive-cases.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import { fillBlankSample } from '../../testing/part-samples.ts';
import { dictationGame } from './question.ts';

describeKind(
  dictationGame,
  interactiveCases(dictationGame, {
    fewest: 1,
    most: 2,
    samples: [fillBlankSample(['春天']), fillBlankSample(['风'])],
  }),
);

describe('a dictation', () => {
  it('judges each word that was written', () => {
    const { body, key } = gameOf(
      dictationGame,
      ['春天', '夏天', '秋天'].map((word) => fillBlankSample([word])),
    );
    const written = (text: string) => ({ texts: [{ gap: 'g0', text }] });
    const { items } = dictationGame.judge(body, key, { parts: { p0: written('春天'), p1: written('下天') } });
    expect(items.map(({ id, state }) => [id, state])).toEqual([
      ['p0/g0', 'right'],
      ['p1/g0', 'wrong'],
      ['p2/g0', 'missing'],
    ]);
  });

  it('reports words without an accepted text at their place', () => {
    const { body, key } = gameOf(dictationGame, [fillBlankSample([''])]);
    expect(dictationGame.problems(body, key)).toEqual([{ code: 'key-empty', at: 'p0/g0' }]);
  });
});
