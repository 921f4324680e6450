import { describe, expect, it } from 'vitest';
import { colorIn, declarations, type ForeignLook, lookOf, runLook } from './foreign-style.ts';

const look = (name: string, style = '', around: ForeignLook = {}, address?: string, isOnFill?: boolean) =>
  lookOf(name, declarations(style), around, address, isOnFill);
const solid = (value: string) => ({ type: 'solid', color: { type: 'rgb', value } });

describe('declarations', () => {
  it('returns the last value of each name in lower case', () => {
    expect([...declarations('Color: RED; font-weight : 700;color:blue;broken; x:')]).toEqual([
      ['color', 'blue'],
      ['font-weight', '700'],
      ['x', ''],
    ]);
    expect([...declarations('background:url(a:b)')]).toEqual([['background', 'url(a:b)']]);
    expect(declarations(undefined).size).toBe(0);
    expect(declarations('').size).toBe(0);
  });

  it('returns the same result for the same style', () => {
    expect(declarations('color:red')).toBe(declarations('color:red'));
  });
});

describe('lookOf', () => {
  it.each([
    ['b', { bold: true }],
    ['strong', { bold: true }],
    ['em', { italic: true }],
    ['ins', { underline: 'sng' }],
    ['del', { strike: 'single' }],
    ['sup', { baseline: 0.3 }],
    ['sub', { baseline: -0.25 }],
    ['constructor', {}],
  ])('gives %s the style of its name', (name, result) => expect(look(name)).toEqual(result));

  it.each([
    ['font-weight:bold', { bold: true }],
    ['font-weight:bolder', { bold: true }],
    ['font-weight:600', { bold: true }],
    ['font-weight:599', { bold: false }],
    ['font-weight:normal', { bold: false }],
    ['font-style:italic', { italic: true }],
    ['font-style:oblique 10deg', { italic: true }],
    ['font-style:normal', { italic: false }],
    ['text-decoration:underline dotted', { underline: 'sng' }],
    ['text-decoration-line:line-through', { strike: 'single' }],
    ['text-decoration:underline;text-decoration-line:none', {}],
    ['vertical-align:super', { baseline: 0.3 }],
    ['vertical-align:sub', { baseline: -0.25 }],
    ['vertical-align:middle', {}],
  ])('reads %s', (style, result) => expect(look('span', style)).toEqual(result));

  it('inherits from the parent, and declarations precede the name', () => {
    expect(look('span', '', { bold: true, size: 20 })).toEqual({ bold: true, size: 20 });
    expect(look('b', 'font-weight:400')).toEqual({ bold: false });
  });

  it('keeps readable colours, and no plain text colours or hardly visible ones', () => {
    const fill = (color: string) =>
      look('span', `color:${color}`, { fill: solid('123456') } as ForeignLook).fill;
    expect(fill('#c00')).toEqual(solid('CC0000'));
    expect(fill('rgb(0, 128, 0)')).toEqual(solid('008000'));
    expect([
      fill('black'),
      fill('#333'),
      fill('#222'),
      fill('white'),
      fill('yellow'),
      fill('inherit'),
    ]).toEqual([...Array(4).fill(undefined), solid('FFFF00'), undefined]);
    expect(fill('#404040')).toEqual(solid('404040'));
    expect(fill('#3f3f3f')).toBeUndefined();
    expect(fill('#c8c8c8')).toEqual(solid('C8C8C8'));
    expect(fill('#c9c9c9')).toBeUndefined();
    expect(fill('#000018')).toEqual(solid('000018'));
    expect(fill('#000017')).toBeUndefined();
  });

  it('keeps any colour on a fill', () => {
    const fill = (color: string) => look('td', `color:${color}`, {}, undefined, true).fill;
    expect([fill('white'), fill('nonsense')]).toEqual([solid('FFFFFF'), solid('000000')]);
  });

  it('follows web and mail addresses, in the style of the theme', () => {
    const styled: ForeignLook = { underline: 'sng', fill: solid('0000FF') } as ForeignLook;
    const link = (address: string) => look('a', '', styled, address);
    expect(link('https://school.example/')).toEqual({
      link: { type: 'url', url: 'https://school.example/' },
    });
    expect(link('MAILTO:a@school.example').link).toBeDefined();
    expect(link('javascript:alert(1)')).toEqual(styled);
    expect(link('#chapter')).toEqual(styled);
    expect(link(`https:${'x'.repeat(4_090)}`).link).toBeDefined();
    expect(link(`https:${'x'.repeat(4_091)}`).link).toBeUndefined();
  });
});

describe('runLook', () => {
  it('leaves out what is not bold and not italic', () => {
    expect(runLook({ bold: false, italic: true, size: 9 })).toEqual({ italic: true, size: 9 });
    expect(runLook({ bold: true })).toEqual({ bold: true });
    expect(runLook({ bold: false })).toBeUndefined();
  });
});

describe('colorIn', () => {
  it.each([
    ['#abc', 'AABBCC'],
    ['#A1B2C3', 'A1B2C3'],
    ['#abcd', undefined],
    ['1px solid red', 'FF0000'],
    ['url(x) rgb(1, 2, 3) no-repeat', '010203'],
    ['rgba(300 0 0 / 50%)', 'FF0000'],
    ['rgba(255,0,0,0)', undefined],
    ['rgba(255,0,0,0.1)', 'FF0000'],
    ['none', undefined],
    ['windowtext', '000000'],
    ['__proto__', undefined],
  ])('returns the colour in %s', (value, color) => expect(colorIn(value)).toBe(color));
});
