import { describe, expect, it } from 'vitest';
import { axisScale } from './axis-scale.ts';

describe('the scale of a value axis without fixed ends', () => {
  it('leaves space above the highest value, and extends a step further when that value is on a step', () => {
    expect(axisScale([20, 50, 100], 6)).toEqual({ min: 0, max: 120, step: 20 });
    expect(axisScale([3, 10], 6)).toEqual({ min: 0, max: 12, step: 2 });
    // Less than a twentieth of the range is left below the next step.
    expect(axisScale([20, 99], 6).max).toBe(120);
    expect(axisScale([20, 95], 6).max).toBe(100);
  });

  it('leaves space below the lowest negative value, and no space below zero', () => {
    expect(axisScale([-100, -20], 6).min).toBe(-120);
    expect(axisScale([5, 60], 6).min).toBe(0);
  });

  it('leaves the same space above values that are close together and far from zero', () => {
    const { min, max } = axisScale([95, 100], 6);
    expect(min).toBeGreaterThan(80);
    expect(min).toBeLessThan(95);
    expect(max).toBeGreaterThan(100);
  });

  it('uses an end that the axis fixes', () => {
    expect(axisScale([20, 50, 100], 6, { max: 100 }).max).toBe(100);
  });
});
