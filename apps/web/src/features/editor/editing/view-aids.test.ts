import { describe, expect, it } from 'vitest';
import { gridSteps, stepOf, ViewAids } from './view-aids.ts';

const usual = {
  rulers: false,
  guides: false,
  grid: false,
  snapsToGrid: false,
  step: '0.5 cm',
  unit: 'cm',
  alignsToPage: false,
};
const opened = (text?: string) => {
  const stored = { text };
  return { stored, aids: new ViewAids({ read: () => stored.text, write: (next) => (stored.text = next) }) };
};

describe('ViewAids', () => {
  it('has the defaults when nothing valid is stored', () => {
    for (const text of [
      undefined,
      'damaged',
      'null',
      '5',
      '{}',
      '{"rulers":"yes","step":"3 cm","unit":"mm"}',
    ])
      expect(opened(text).aids.state.get()).toEqual(usual);
  });

  it('reads the stored settings', () => {
    const kept = {
      rulers: true,
      guides: true,
      grid: true,
      snapsToGrid: true,
      step: '20 px',
      unit: 'pt',
      alignsToPage: true,
    };
    expect(opened(JSON.stringify(kept)).aids.state.get()).toEqual(kept);
  });

  it('stores each change with all other settings', () => {
    const { aids, stored } = opened();
    aids.change({ grid: true });
    aids.change({ unit: 'px' });
    expect(aids.state.get()).toEqual({ ...usual, grid: true, unit: 'px' });
    expect(JSON.parse(stored.text ?? '')).toEqual({ ...usual, grid: true, unit: 'px' });
  });
});

describe('stepOf', () => {
  it('returns the distance between grid lines, half a centimetre by default', () => {
    const step = (id: string) => stepOf({ ...usual, step: id } as Parameters<typeof stepOf>[0]);
    expect(step('1 cm')).toBeCloseTo(37.795, 3);
    expect(step('0.5 cm') * 2).toBeCloseTo(step('1 cm'), 9);
    expect(step('0.25 cm') * 4).toBeCloseTo(step('1 cm'), 9);
    expect(step('2 cm') / 2).toBeCloseTo(step('1 cm'), 9);
    for (const { id } of gridSteps.filter((each) => each.id.endsWith('px')))
      expect(`${step(id)} px`).toBe(id);
    expect(step('none')).toBe(step('0.5 cm'));
  });
});
