import { expect, it } from 'vitest';
import { usualSizeOf } from './usual-size.ts';

it('a shape with special proportions is added with these proportions', () => {
  expect(usualSizeOf('rect')).toEqual({ w: 200, h: 150 });
  expect(usualSizeOf('downArrow')).toEqual({ w: 100, h: 200 });
  expect(usualSizeOf('flowChartConnector')).toEqual({ w: 150, h: 150 });
});

it('a polygon or a star with corners at equal distances is 150 pixels high and has equal sides', () => {
  const half = (corners: number) => Math.PI / corners / 2;
  // An odd number: a corner at the top and a side at the bottom.
  const odd = (corners: number) => (2 * Math.cos(half(corners))) / (1 + Math.cos(2 * half(corners)));
  const ratios = {
    pentagon: odd(5),
    heptagon: odd(7),
    nonagon: odd(9),
    hendecagon: odd(11),
    star5: odd(5),
    star7: odd(7),
    decagon: 1 / Math.cos(2 * half(10)),
    star6: Math.cos(2 * half(6)),
    star10: Math.cos(2 * half(10)),
  };
  for (const [preset, ratio] of Object.entries(ratios))
    expect(usualSizeOf(preset), preset).toEqual({ w: Math.round(150 * ratio), h: 150 });
});

it('shapes that mirror each other have the same size', () => {
  for (const [one, other] of [
    ['leftBracket', 'rightBracket'],
    ['leftBrace', 'rightBrace'],
    ['leftArrow', 'rightArrow'],
    ['upArrow', 'downArrow'],
    ['curvedRightArrow', 'curvedLeftArrow'],
    ['curvedUpArrow', 'curvedDownArrow'],
    ['ribbon', 'ribbon2'],
    ['ellipseRibbon', 'ellipseRibbon2'],
    ['ribbon', 'leftRightRibbon'],
    ['ribbon', 'ellipseRibbon'],
    ['flowChartExtract', 'flowChartMerge'],
    ['irregularSeal1', 'irregularSeal2'],
    ['wave', 'doubleWave'],
    ['flowChartOr', 'flowChartSummingJunction'],
  ])
    expect(usualSizeOf(one ?? ''), one).toEqual(usualSizeOf(other ?? ''));
});

it('shapes that are a quarter turn of each other have swapped sides', () => {
  for (const [one, other] of [
    ['rightArrow', 'upArrow'],
    ['leftRightArrow', 'upDownArrow'],
  ]) {
    const { w, h } = usualSizeOf(one ?? '');
    expect(usualSizeOf(other ?? ''), other).toEqual({ w: h, h: w });
  }
});

it('a callout or a flow chart symbol is a low box, a rounded or snipped rectangle a box, any other shape a square', () => {
  for (const preset of ['flowChartProcess', 'wedgeRectCallout', 'borderCallout1', 'callout2'])
    expect(usualSizeOf(preset)).toEqual({ w: 200, h: 130 });
  for (const preset of ['round2SameRect', 'snip1Rect'])
    expect(usualSizeOf(preset)).toEqual({ w: 200, h: 150 });
  for (const preset of ['ellipse', 'heart', 'toString'])
    expect(usualSizeOf(preset)).toEqual({ w: 150, h: 150 });
});
