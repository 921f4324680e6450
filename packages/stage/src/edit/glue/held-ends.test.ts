import {
  alignElements,
  distributeElements,
  type Edit,
  type Element,
  flipElements,
  groupElements,
  type LineElement,
  moveElements,
  rotateElements,
  setFrame,
  ungroupElements,
} from '@lectern/courseware';
import { describe, expect, test } from 'vitest';
import { apply } from '../geometry/matrix.ts';
import { placementOf } from '../geometry/placement.ts';
import { distance } from '../geometry/point.ts';
import { gluedLine, lineOf } from '../testing/connector.ts';
import { Hand } from '../testing/hand.ts';
import { type Random, random, shapeRecord } from '../testing/records.ts';
import { sitesOnPage } from './page-sites.ts';

/** The distance from each end of the line, as shown, to its site, logical pixels. */
function gaps({ session: { draft } }: Hand): number[] {
  const found = draft.find('element', 'line') as LineElement;
  const { matrix, w, h } = placementOf(draft, found);
  return (['start', 'end'] as const).flatMap((end) => {
    const glue = found[end];
    const site = glue && sitesOnPage(draft, glue.elementId)[glue.site];
    return site ? [distance(site.at, apply(matrix, end === 'start' ? { x: 0, y: 0 } : { x: w, y: h }))] : [];
  });
}

/** A rectangle, a rotated and mirrored ellipse, and two shapes in a rotated group. */
const drawing = (): Element[] => [
  shapeRecord('one', { x: 100, y: 100, w: 100, h: 100 }),
  {
    ...shapeRecord('two', { x: 400, y: 300, w: 120, h: 80, rotation: 25, flipH: true }, 'page', 'a1'),
    geometry: { type: 'preset', preset: 'ellipse' },
  },
  {
    kind: 'element',
    type: 'group',
    id: 'group',
    parentId: 'page',
    order: 'a2',
    frame: { x: 600, y: 100, w: 300, h: 200, rotation: 15 },
  },
  shapeRecord('three', { x: 0, y: 0, w: 100, h: 100 }, 'group', 'a0'),
  shapeRecord('four', { x: 150, y: 120, w: 150, h: 80, rotation: 70 }, 'group', 'a1'),
];

const SHAPES = ['one', 'two', 'three', 'four'];

function pick<T>(numbers: Random, list: readonly T[]): T {
  return list[Math.floor(numbers(0, list.length))] as T;
}

/** One random action of a teacher on the page. */
function act(edit: Edit, numbers: Random): string {
  const groups = edit.children('page').filter((id) => edit.find('element', id)?.type === 'group');
  const id = pick(numbers, [...SHAPES, ...groups]);
  const frame = edit.find('element', id)?.frame ?? { x: 0, y: 0, w: 1, h: 1 };
  const acts: Readonly<Record<string, () => void>> = {
    move: () => moveElements(edit, [id], { x: numbers(-80, 80), y: numbers(-80, 80) }),
    turn: () => rotateElements(edit, [id], numbers(-180, 180)),
    flip: () => flipElements(edit, [id], numbers(0, 1) < 0.5 ? 'horizontal' : 'vertical'),
    size: () => setFrame(edit, id, { ...frame, w: frame.w * numbers(0.5, 2), h: frame.h * numbers(0.5, 2) }),
    align: () => alignElements(edit, [id, 'one'], pick(numbers, ['left', 'middle', 'right', 'bottom'])),
    distribute: () => distributeElements(edit, ['one', 'two', id], 'horizontal'),
    group: () => {
      const with_ = numbers(0, 1) < 0.5 ? ['line'] : [];
      groupElements(
        edit,
        ['one', 'two', ...with_].filter((one) => edit.find('element', one)?.parentId === 'page'),
      );
    },
    ungroup: () => {
      const [group] = groups;
      if (group !== undefined && groups.length > 1) ungroupElements(edit, [group]);
    },
    adjust: () =>
      edit.update(id, { geometry: { type: 'preset', preset: pick(numbers, ['rect', 'ellipse']) } }),
  };
  const name = pick(numbers, Object.keys(acts));
  if (name !== 'adjust' || SHAPES.includes(id)) acts[name]?.();
  return `${name} ${id}`;
}

describe('an end that is connected to a shape', () => {
  test('stays at its site after any change of shapes and groups', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const numbers = random(seed);
      const [from, to] = [pick(numbers, SHAPES), pick(numbers, SHAPES)];
      const rotation = pick(numbers, [undefined, 90, 33]);
      const parentId = pick(numbers, ['page', 'group']);
      const hand = new Hand([
        ...drawing(),
        gluedLine({
          parentId,
          frame: { x: 0, y: 0, w: 10, h: 10, rotation },
          start: undefined,
          end: undefined,
        }),
      ]);
      hand.session.edit((edit) =>
        edit.update<LineElement>('line', {
          start: { elementId: from, site: Math.floor(numbers(0, 4)) },
          end: { elementId: to, site: Math.floor(numbers(0, 4)) },
        }),
      );
      // Each shape is moved once, which moves the ends to their sites.
      for (const id of SHAPES) hand.session.edit((edit) => moveElements(edit, [id], { x: 3, y: 2 }));
      const done: string[] = [];
      let held = gaps(hand).length;
      expect(held).toBe(2);
      for (let step = 0; step < 12; step += 1) {
        hand.session.edit((edit) => {
          done.push(act(edit, numbers));
        });
        const all = gaps(hand);
        const said = `seed ${seed}: ${done.join(', ')}`;
        // A line that leaves in a group is disconnected from shapes that stay behind; no other edit disconnects it.
        if (lineOf(hand).parentId === 'page') expect(all, said).toHaveLength(held);
        held = all.length;
        expect(Math.max(0, ...all), said).toBeLessThan(0.02);
      }
    }
  });
});
