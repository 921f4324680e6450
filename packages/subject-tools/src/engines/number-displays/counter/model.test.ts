import { seeded } from '@lectern/base';
import { patchedData, type ToolData } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { readNumber } from '../../../common/number-reading.ts';
import { MOST_BYTES } from '../../../tool-data.ts';
import { counterTool } from '../../../tools/counter/tool.ts';
import {
  added,
  borrowed,
  carried,
  changed,
  cleared,
  counterOf as counterOfTool,
  MOST_STROKES,
  numberOf,
  pressed,
  type Step,
  set,
  showing,
  struck,
  taken,
  undone,
} from './model.ts';

const counterOf = (data: ToolData) => counterOfTool(data, counterTool);

function after(data: ToolData, step: Step | ReturnType<typeof undone>): ToolData {
  const patch = step && 'type' in step ? (step as Step & { type: 'done' }).patch : step;
  if (patch === undefined) throw new Error('the step changes no data');
  return patchedData(data, patch as never);
}

const shows = (value: number, rods = 5): ToolData => {
  const data = { rods };
  return after(data, showing(counterOf(data), value));
};

it('The tenth bead offers the carry, 10005 is read 一万零五, an upper abacus bead counts 5, and every step can be undone.', () => {
  let data = shows(9);
  data = after(data, added(counterOf(data), 0));
  expect(counterOf(data).beads).toEqual([10, 0, 0, 0, 0]);
  expect(added(counterOf(data), 0)).toEqual({ type: 'carry', rod: 0 });
  data = after(data, carried(counterOf(data), 0));
  expect(counterOf(data).beads).toEqual([0, 1, 0, 0, 0]);
  expect(numberOf(counterOf(data))).toBe(10);

  expect(readNumber(numberOf(counterOf(shows(10_005))), 'zh')).toBe('一万零五');

  data = after(data, changed(counterOf(data), 'abacus'));
  expect(pressed(0, 'upper')).toBe(5);
  data = after(data, set(counterOf(data), 0, pressed(0, 'upper')));
  expect(numberOf(counterOf(data))).toBe(15);

  for (const value of [10, 10, 9, 0]) {
    data = after(data, undone(counterOf(data)));
    expect(numberOf(counterOf(data))).toBe(value);
  }
  expect(undone(counterOf(data))).toBeUndefined();
});

describe('beads on rods', () => {
  it('borrow from the nearest rod that has beads, one rod at a time', () => {
    let data = shows(1000);
    expect(taken(counterOf(data), 0)).toEqual({ type: 'borrow', rod: 0, from: 3 });
    data = after(data, borrowed(counterOf(data), 3));
    expect(counterOf(data).beads).toEqual([0, 0, 10, 0, 0]);
    data = after(data, borrowed(counterOf(data), 2));
    data = after(data, borrowed(counterOf(data), 1));
    expect(counterOf(data).beads).toEqual([10, 9, 9, 0, 0]);
    data = after(data, taken(counterOf(data), 0));
    expect(numberOf(counterOf(data))).toBe(999);
  });

  it('report that no bead is left to remove, and no rod to carry to', () => {
    expect(taken(counterOf({}), 0)).toEqual({ type: 'least' });
    let data = after({}, showing(counterOf({}), 90_000));
    data = after(data, added(counterOf(data), 4));
    expect(carried(counterOf(data), 4)).toEqual({ type: 'most' });
  });

  it('carry the next rod first when that is full, too', () => {
    const data = { 'rod/0': 10, 'rod/1': 10 };
    expect(carried(counterOf(data), 0)).toEqual({ type: 'carry', rod: 1 });
  });

  it('never change their number by carrying, borrowing, or changing the kind', () => {
    const random = seeded(20_261_123);
    let data: ToolData = shows(31_415);
    for (let count = 0; count < 3000; count += 1) {
      const counter = counterOf(data);
      const rod = Math.floor(random() * 5);
      const before = numberOf(counter);
      const step = random() < 0.5 ? added(counter, rod) : taken(counter, rod);
      if (step.type === 'carry') {
        const moved = carried(counter, step.rod);
        if (moved.type === 'done') data = after(data, moved);
        expect(numberOf(counterOf(data))).toBe(before);
      } else if (step.type === 'borrow') {
        data = after(data, borrowed(counter, step.from));
        expect(numberOf(counterOf(data))).toBe(before);
      } else if (step.type === 'done') {
        data = after(data, step);
        expect(Math.abs(numberOf(counterOf(data)) - before)).toBe(10 ** rod);
      }
      const asAbacus = changed(counterOf(data), 'abacus');
      if (asAbacus) expect(numberOf(counterOf(patchedData(data, asAbacus)))).toBe(numberOf(counterOf(data)));
      expect(JSON.stringify(data).length).toBeLessThan(MOST_BYTES);
    }
  });

  it('change only the data of the rods of a step, so that two users may work at once', () => {
    const data = shows(25);
    const step = added(counterOf(data), 0);
    expect(step.type === 'done' && Object.keys(step.patch).sort()).toEqual(['rod/0', 'steps']);
  });

  it('show a typed number, and reject a number that does not fit', () => {
    expect(counterOf(shows(407, 3)).beads).toEqual([7, 0, 4]);
    for (const value of [1000, -1, 1.5, Number.NaN])
      expect(showing(counterOf({ rods: 3 }), value)).toBeUndefined();
  });

  it('are all cleared in one step, which can be undone', () => {
    let data = shows(54_321);
    data = after(data, cleared(counterOf(data)));
    expect(numberOf(counterOf(data))).toBe(0);
    data = after(data, undone(counterOf(data)));
    expect(numberOf(counterOf(data))).toBe(54_321);
  });
});

describe('an abacus', () => {
  it('moves a lower bead to the bar with the beads above it, and away with the beads below it', () => {
    expect(pressed(0, 3)).toBe(3);
    expect(pressed(3, 3)).toBe(2);
    expect(pressed(4, 2)).toBe(1);
    expect(pressed(9, 1)).toBe(5);
    expect(pressed(7, 'upper')).toBe(2);
  });

  it('is not available while ten beads of the last rod cannot be carried', () => {
    expect(changed(counterOf({ rods: 2, 'rod/1': 10 }), 'abacus')).toBeUndefined();
    expect(changed(counterOf({ rods: 2, 'rod/0': 10 }), 'abacus')).toMatchObject({
      kind: 'abacus',
      'rod/1': 1,
    });
  });
});

describe('a tally', () => {
  it('counts strokes up to a hundred and reports when it is full', () => {
    let data: ToolData = { kind: 'tally' };
    for (let count = 0; count < MOST_STROKES; count += 1) data = after(data, struck(counterOf(data)));
    expect(numberOf(counterOf(data))).toBe(100);
    expect(struck(counterOf(data))).toEqual({ type: 'most' });
    data = after(data, undone(counterOf(data)));
    expect(numberOf(counterOf(data))).toBe(99);
  });

  it('does not undo steps that another version stored wrongly', () => {
    const counter = counterOf({ steps: ['a,b|c', 7, null] });
    expect(counter.steps).toEqual(['a,b|c']);
    expect(undone(counter)).toMatchObject({ 'rod/0': 0, strokes: 0, steps: [] });
  });
});
