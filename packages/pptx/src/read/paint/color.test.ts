import { describe, expect, it } from 'vitest';
import { holder } from '../../../test/tree-scope.ts';
import { hex, readColor, readColors, themeSlotOf, withMods } from './color.ts';

const rgbOf = (content: string) => {
  const color = readColor(holder(content));
  return color?.type === 'rgb' ? color.value : color;
};

describe('readColor', () => {
  it.each([
    ['<a:srgbClr val="ff00Aa"/>', 'FF00AA'],
    ['<a:srgbClr val="ff00a"/>', '000000'],
    ['<a:sysClr val="window" lastClr="C7EDCC"/>', 'FFFFFF'],
    ['<a:sysClr val="windowText" lastClr="123456"/>', '000000'],
    ['<a:sysClr val="btnFace" lastClr="f0f0f0"/>', 'F0F0F0'],
    ['<a:sysClr val="toString"/>', '000000'],
    ['<a:prstClr val="red"/>', 'FF0000'],
    ['<a:prstClr val="dkBlue"/>', '00008B'],
    ['<a:prstClr val="ltGrey"/>', 'D3D3D3'],
    ['<a:prstClr val="medAquamarine"/>', '66CDAA'],
    ['<a:prstClr val="yellowGreen"/>', '9ACD32'],
    ['<a:prstClr val="none"/>', '000000'],
    ['<a:scrgbClr r="100000" g="0" b="50000"/>', 'FF00BC'],
    ['<a:scrgbClr r="300" g="-5" b="200000"/>', '0A00FF'],
    ['<a:hslClr hue="0" sat="100000" lum="50000"/>', 'FF0000'],
    ['<a:hslClr hue="7200000" sat="100000" lum="25000"/>', '008000'],
    ['<a:hslClr hue="14400000" sat="50000" lum="75000"/>', '9F9FDF'],
    ['<a:hslClr hue="-7200000" sat="200000" lum="50000"/>', '0000FF'],
    ['<a:hslClr/>', '000000'],
  ])('returns for %s the value %s', (content, value) => {
    expect(rgbOf(content)).toBe(value);
  });

  it('returns the first colour of an element, and undefined without one', () => {
    expect(rgbOf('<a:other/><a:srgbClr val="111111"/><a:srgbClr val="222222"/>')).toBe('111111');
    expect(readColor(holder('<a:other/>'))).toBeUndefined();
    expect(readColor(undefined)).toBeUndefined();
  });

  it('returns a scheme colour, `tx1` for an unknown slot', () => {
    expect(readColor(holder('<a:schemeClr val="accent2"/>'))).toEqual({ type: 'scheme', slot: 'accent2' });
    expect(readColor(holder('<a:schemeClr val="odd"/>'))).toEqual({ type: 'scheme', slot: 'tx1' });
  });

  it('returns the transforms in order, hues in degrees', () => {
    const mods =
      '<a:lumMod val="75000"/><a:hueOff val="600000"/><a:hue val="60000"/><a:inv/><a:odd val="1"/><p:alpha val="1"/>';
    expect(readColor(holder(`<a:schemeClr val="bg1">${mods}</a:schemeClr>`))).toEqual({
      type: 'scheme',
      slot: 'bg1',
      mods: [
        { op: 'lumMod', value: 0.75 },
        { op: 'hueOff', value: 10 },
        { op: 'hue', value: 1 },
        { op: 'inv' },
      ],
    });
    const many = '<a:alpha val="50000"/>'.repeat(33);
    expect(readColor(holder(`<a:srgbClr val="000000">${many}</a:srgbClr>`))?.mods).toHaveLength(32);
  });
});

it('readColors returns all colours in order', () => {
  const colors = readColors(holder('<a:srgbClr val="111111"/><a:other/><a:schemeClr val="bg1"/>'));
  expect(colors).toEqual([
    { type: 'rgb', value: '111111' },
    { type: 'scheme', slot: 'bg1' },
  ]);
});

it('hex returns six digits in upper case only', () => {
  expect([hex('abcdef'), hex('abcde'), hex('abcdefa'), hex('abcdeg'), hex(undefined)]).toEqual([
    'ABCDEF',
    ...new Array(4).fill(undefined),
  ]);
});

it('themeSlotOf returns known slots only', () => {
  expect([themeSlotOf('accent6'), themeSlotOf('accent7'), themeSlotOf(undefined)]).toEqual([
    'accent6',
    undefined,
    undefined,
  ]);
});

it('withMods returns the further transforms after the own transforms', () => {
  const plain = { type: 'rgb', value: '111111' } as const;
  const [tint, shade] = [
    { op: 'tint', value: 0.5 },
    { op: 'shade', value: 0.2 },
  ] as const;
  expect(withMods(plain, undefined)).toBe(plain);
  expect(withMods(plain, [])).toBe(plain);
  expect(withMods(plain, [tint])).toEqual({ ...plain, mods: [tint] });
  expect(withMods({ ...plain, mods: [shade] }, [tint])).toEqual({ ...plain, mods: [shade, tint] });
});
