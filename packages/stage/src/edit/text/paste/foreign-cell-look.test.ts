import { describe, expect, it } from 'vitest';
import { cellLook } from './foreign-cell-look.ts';

type Style = Readonly<Record<string, string>>;
const look = (cell: Style, row: Style = {}, attributes: { bgcolor?: string; border?: string } = {}) =>
  cellLook(new Map(Object.entries(cell)), new Map(Object.entries(row)), {
    bgcolor: attributes.bgcolor,
    border: attributes.border,
  });
const solid = (value: string) => ({ type: 'solid', color: { type: 'rgb', value: value.toUpperCase() } });

describe('cellLook', () => {
  it('returns nothing for a cell without styles', () => {
    expect(look({})).toEqual({});
    expect(look({}, {}, { border: '0' })).toEqual({});
  });

  it('fills the cell from its style, then from its attribute, then from its row', () => {
    const row = { background: '#0000ff' };
    expect(look({ 'background-color': '#ff0000', background: '#123456' }, row).fill).toEqual(solid('ff0000'));
    expect(look({ background: '#00ff00' }, row, { bgcolor: '#111111' }).fill).toEqual(solid('00ff00'));
    expect(look({}, row, { bgcolor: '#111111' }).fill).toEqual(solid('111111'));
    expect(look({}, row).fill).toEqual(solid('0000ff'));
  });

  it('draws a border of one side over the border of all sides', () => {
    const { borders } = look({ border: '1px solid #ff0000', 'border-left': 'none' });
    expect(Object.keys(borders ?? {})).toEqual(['t', 'r', 'b']);
    expect(borders?.t).toEqual({ fill: solid('ff0000'), width: 1 });
    expect(look({ 'border-right': '2px solid #0000ff' }).borders).toEqual({
      r: { fill: solid('0000ff'), width: 2 },
    });
  });

  it('draws grey borders for the border attribute of the table', () => {
    expect(look({}, {}, { border: '1' }).borders?.b).toEqual({ fill: solid('808080'), width: 1 });
    expect(look({ border: 'none' }, {}, { border: '1' })).toEqual({});
  });

  const line = (said: string) => look({ 'border-top': said }).borders?.t;

  it('reads widths in any unit and by name, between half a pixel and twelve', () => {
    expect(line('3pt solid windowtext')).toEqual({ fill: solid('000000'), width: 4 });
    expect(line('solid 1.5px')?.width).toBe(1.5);
    expect(line('1mm solid')?.width).toBe(3.78);
    expect(line('1cm solid')?.width).toBe(12);
    expect(line('0.1in solid')?.width).toBe(9.6);
    expect(line('.1px solid')?.width).toBe(0.5);
    expect(line('medium solid')?.width).toBe(2);
    expect(line('thick solid')?.width).toBe(3);
    expect(line('solid')?.width).toBe(1);
    expect(line('0px solid')).toBeUndefined();
  });

  it('reads dashes and double lines, and draws other styles as solid lines', () => {
    expect(line('1px dashed')).toMatchObject({ dash: 'dash' });
    expect(line('1px dotted')).toMatchObject({ dash: 'sysDot' });
    expect(line('3px double')).toMatchObject({ compound: 'dbl' });
    expect(line('1px groove')).toEqual({ fill: solid('000000'), width: 1 });
    expect(line('1px hidden')).toBeUndefined();
  });

  it('aligns the text at the top only when the style does', () => {
    expect(look({ 'vertical-align': 'top' })).toEqual({ anchor: 't' });
    expect(look({ 'vertical-align': 'middle' })).toEqual({});
  });
});
