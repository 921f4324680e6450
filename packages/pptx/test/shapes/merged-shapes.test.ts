import { blankCourseware, type ShapeElement, SnapshotReader } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { writePptx } from '../../src/index.ts';
import { read } from '../deck-source.ts';
import { brokenRules } from '../rules/broken-rules.ts';

/** Results of the merge commands for a square and a circle, or a hole: boxes in logical pixels, outlines in EMU. */
const merged: readonly [how: string, parts: readonly [box: readonly number[], outline: string][]][] = [
  [
    'unite',
    [
      [
        [100, 100, 300, 300],
        'M 0 0 L 1905000 0 L 1905000 952500 C 2431047 952500 2857500 1378953 2857500 1905000 C 2857500 2431047 2431047 2857500 1905000 2857500 C 1378953 2857500 952500 2431047 952500 1905000 L 0 1905000 Z',
      ],
    ],
  ],
  [
    'exclude',
    [
      [
        [100, 100, 300, 300],
        'M 0 0 L 1905000 0 L 1905000 952500 C 1378953 952500 952500 1378953 952500 1905000 L 0 1905000 Z M 1905000 952500 C 2431047 952500 2857500 1378953 2857500 1905000 C 2857500 2431047 2431047 2857500 1905000 2857500 C 1378953 2857500 952500 2431047 952500 1905000 L 1905000 1905000 Z',
      ],
    ],
  ],
  ['intersect', [[[200, 200, 100, 100], 'M 952500 952500 L 0 952500 C 0 426453 426453 0 952500 0 Z']]],
  [
    'subtract',
    [
      [
        [100, 100, 200, 200],
        'M 0 0 L 1905000 0 L 1905000 1905000 L 0 1905000 Z M 190500 571500 L 571500 571500 L 571500 190500 L 190500 190500 Z',
      ],
    ],
  ],
  [
    'divide',
    [
      [
        [100, 100, 200, 200],
        'M 0 0 L 1905000 0 L 1905000 952500 C 1378953 952500 952500 1378953 952500 1905000 L 0 1905000 Z',
      ],
      [[200, 200, 100, 100], 'M 952500 952500 L 0 952500 C 0 426453 426453 0 952500 0 Z'],
      [
        [200, 200, 200, 200],
        'M 1905000 952500 C 1905000 1478547 1478547 1905000 952500 1905000 C 426453 1905000 0 1478547 0 952500 L 952500 952500 L 952500 0 C 1478547 0 1905000 426453 1905000 952500 Z',
      ],
    ],
  ],
];

it.each(merged)('merged shapes are written and read again: %s', async (_, parts) => {
  const blank = blankCourseware();
  const page = blank.records.find((each) => each.kind === 'page');
  if (page?.kind !== 'page') throw new Error('a blank courseware has no page');
  const made = parts.map(([[x = 0, y = 0, w = 0, h = 0], outline], at): ShapeElement => {
    const commands = [...outline.matchAll(/([MLCZ])([\d ]*)/g)].map(([, c, numbers = '']) => {
      const p = numbers.trim().split(' ');
      return c === 'C' ? { c, p } : c === 'Z' ? { c } : { c, x: p[0], y: p[1] };
    });
    const path = { w: w * 9525, h: h * 9525, commands };
    return {
      kind: 'element',
      id: `part${at}`,
      order: `a${at + 1}`,
      type: 'shape',
      parentId: page.id,
      frame: { x, y, w, h },
      geometry: {
        type: 'custom',
        definition: { adjust: [], handles: [], guides: [], sites: [], paths: [path] },
      },
    } as ShapeElement;
  });
  const bytes = writePptx(new SnapshotReader({ records: [...blank.records, ...made] }), () => undefined, {
    now: 0,
  });
  expect(brokenRules(bytes)).toEqual([]);
  const back = (await read(bytes)).snapshot.records.filter(
    (each) => each.kind === 'element' && each.type === 'shape' && each.geometry?.type === 'custom',
  );
  expect(back).toMatchObject(made.map(({ frame, geometry }) => ({ frame, geometry })));
});
