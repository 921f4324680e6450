import { describe, expect, it } from 'vitest';
import { gameOf, interactiveCases, type PartSample } from '../../testing/interactive-cases.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import { fillBlankSample, hotspotSample, matchingSample } from '../../testing/part-samples.ts';
import { labelPicture } from './question.ts';

const picture = { asset: 'a'.repeat(64), width: 800, height: 600 };

function targets(samples: readonly PartSample[]) {
  const [sample] = samples;
  const letter = { matching: 'l', 'fill-blank': 'g' }[sample?.kind ?? ''];
  const ids = letter === undefined ? [] : [`${letter}0`, `${letter}1`];
  return { picture, targets: ids.map((id) => ({ id, dot: { x: 0.5, y: 0.5 } })) };
}

describeKind(
  labelPicture,
  interactiveCases(labelPicture, {
    fewest: 1,
    most: 1,
    samples: [matchingSample(2, 2), fillBlankSample(['根', '叶']), hotspotSample()],
    own: targets,
  }),
);

describe('a picture with labels', () => {
  const problems = (sample: PartSample, own: object = {}) => {
    const { body, key } = gameOf(labelPicture, [sample], own);
    return labelPicture.problems(body, key);
  };

  it('reports a missing picture, targets without a dot, and dots without a target', () => {
    const dot = { x: 0, y: 0 };
    expect(
      problems(matchingSample(2, 3), {
        targets: [
          { id: 'l0', dot },
          { id: 'l1', dot },
        ],
      }),
    ).toEqual([{ code: 'part-blank', at: 'picture' }]);
    expect(
      problems(matchingSample(2, 3), {
        picture,
        targets: [
          { id: 'l0', dot },
          { id: 'l0', dot },
          { id: 'x', dot },
        ],
      }),
    ).toEqual([
      { code: 'same-id', at: 'l0' },
      { code: 'unknown-id', at: 'x' },
      { code: 'not-placed', at: 'l1' },
    ]);
    expect(problems(fillBlankSample(['根']), { picture })).toEqual([{ code: 'not-placed', at: 'g0' }]);
    expect(problems(hotspotSample())).toEqual([]);
  });

  it('judges labels that are dragged, typed and tapped for', () => {
    const { body, key } = gameOf(labelPicture, [
      matchingSample(2, 2),
      fillBlankSample(['根']),
      hotspotSample(),
    ]);
    const parts = {
      p0: {
        pairs: [
          { left: 'l0', right: 'r1' },
          { left: 'l1', right: 'r1' },
        ],
      },
      p1: { texts: [{ gap: 'g0', text: '根' }] },
      p2: { points: [{ x: 0.5, y: 0.55 }] },
    };
    const { items } = labelPicture.judge(body, key, { parts });
    expect(items.map(({ state }) => state)).toEqual(['wrong', 'right', 'right', 'right']);
  });
});
