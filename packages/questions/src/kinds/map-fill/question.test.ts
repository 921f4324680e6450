import { describe, expect, it } from 'vitest';
import { gameOf, interactiveCases } from '../../testing/interactive-cases.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import { bankClozeSample, fillBlankSample } from '../../testing/part-samples.ts';
import { mapFill } from './question.ts';

describeKind(
  mapFill,
  interactiveCases(mapFill, {
    fewest: 1,
    most: 1,
    samples: [bankClozeSample(2), fillBlankSample(['根', '叶'])],
  }),
);

describe('a mind map with gaps', () => {
  const problems = (nodes: { id: string; parent?: string; gap?: string }[]) => {
    const { body, key } = gameOf(mapFill, [bankClozeSample(1)], { nodes });
    return mapFill.problems(body, key);
  };

  it('begins with a node for each gap below the root', () => {
    const { body } = gameOf(mapFill, [bankClozeSample(2)]);
    expect(body.own.nodes.map(({ parent, gap }) => [parent, gap])).toEqual([
      [undefined, undefined],
      ['root', 'g0'],
      ['root', 'g1'],
    ]);
  });

  it('reports gaps without a node, and nodes of unknown gaps', () => {
    expect(problems([{ id: 'root' }])).toEqual([{ code: 'not-placed', at: 'g0' }]);
    expect(
      problems([
        { id: 'root', gap: 'g0' },
        { id: 'a', parent: 'root', gap: 'g0' },
      ]),
    ).toEqual([{ code: 'same-id', at: 'g0' }]);
    expect(
      problems([
        { id: 'root', gap: 'g0' },
        { id: 'a', parent: 'root', gap: 'g7' },
      ]),
    ).toEqual([{ code: 'unknown-id', at: 'g7' }]);
  });

  it('accepts a branch of several nodes', () => {
    const branch = [
      { id: 'root' },
      { id: 'a', parent: 'root' },
      { id: 'b', parent: 'a' },
      { id: 'c', parent: 'b', gap: 'g0' },
    ];
    expect(problems(branch)).toEqual([]);
  });

  it('reports a map without a root or with two, unknown parents, and nodes in a circle', () => {
    expect(problems([{ id: 'root', gap: 'g0' }, { id: 'other' }])).toEqual([{ code: 'not-understood' }]);
    expect(
      problems([
        { id: 'root', gap: 'g0' },
        { id: 'a', parent: 'x' },
      ]),
    ).toEqual([{ code: 'unknown-id', at: 'x' }]);
    expect(
      problems([
        { id: 'root', gap: 'g0' },
        { id: 'a', parent: 'b' },
        { id: 'b', parent: 'a' },
      ]),
    ).toEqual([
      { code: 'not-placed', at: 'a' },
      { code: 'not-placed', at: 'b' },
    ]);
  });
});
