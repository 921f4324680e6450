import { describe, expect, it } from 'vitest';
import { evaluate } from './expression.ts';

const scope = { ppt_x: 0.5, ppt_y: 0.25, ppt_w: 0.2, ppt_h: 0.1, $: 0.5 };

describe('an expression of an animation', () => {
  it.each([
    ['0.25', 0.25],
    ['1+#ppt_w/2', 1.1],
    ['0-#ppt_w/2', -0.1],
    ['#ppt_x-0.25', 0.25],
    ['ppt_y+(sin(-2*pi*(1-$))*-#ppt_x+cos(-2*pi*(1-$))*(1-#ppt_y))*(1-$)', 0.25 + -0.75 * 0.5],
    ['#ppt_h*cos(pi*2*$)', -0.1],
    ['max(ppt_w, ppt_h)^2', 0.04],
    ['2^3^2', 512],
    ['-ppt_w', -0.2],
    ['abs(-3)%2', 1],
  ])('has the expected value: %s', (text, value) => {
    expect(evaluate(text, scope)).toBeCloseTo(value, 9);
  });

  it.each([
    'visible',
    '',
    'ppt_x+',
    '1/0',
    'sin',
    'constructor(1)',
    '__proto__',
    '#ppt_z',
    '1;2',
    '('.repeat(400),
    '-'.repeat(500),
    'x'.repeat(600),
  ])('is undefined when it is invalid: %s', (text) => {
    expect(evaluate(text, scope)).toBeUndefined();
  });
});
