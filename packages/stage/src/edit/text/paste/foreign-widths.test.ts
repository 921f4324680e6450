import { describe, expect, it } from 'vitest';
import type { ForeignElement } from './foreign-element.ts';
import { columnWidths } from './foreign-widths.ts';

type Attributes = Readonly<Record<string, string>>;
const h = (name: string, attributes: Attributes, ...children: ForeignElement[]): ForeignElement => ({
  name,
  attribute: (key) => attributes[key],
  children,
});
const widths = (...columns: readonly Attributes[]) =>
  columnWidths(h('table', {}, ...columns.map((each) => h('col', each))), []);

describe('columnWidths', () => {
  it('reads widths in any unit, from the style before the attribute', () => {
    expect(widths({ width: '72' }, { width: '30px' }, { style: 'width:36pt', width: '5' })).toEqual([
      72, 30, 48,
    ]);
    const [cm, mm, inch] = widths({ width: '2.54cm' }, { width: '25.4mm' }, { width: '.5in' });
    expect(cm).toBeCloseTo(96, 9);
    expect(mm).toBeCloseTo(96, 9);
    expect(inch).toBe(48);
  });

  it('returns undefined for a width of another unit, of zero, or none', () => {
    expect(widths({ width: '10' }, { width: '50%' }, { width: '0' }, { width: 'wide' }, {})).toEqual([
      10,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('repeats the width of a column that spans several', () => {
    expect(widths({ span: '3', width: '10' }, { width: '20' })).toEqual([10, 10, 10, 20]);
    expect(widths({ span: '2.9', width: '10' })).toEqual([10, 10]);
    expect(widths({ span: '0', width: '10' })).toEqual([10]);
    expect(widths({ span: 'many', width: '10' })).toEqual([10]);
    expect(widths({ span: '5000', width: '10' })).toHaveLength(1000);
  });

  it('reads columns in a group, and leaves out elements that are no columns', () => {
    const table = h(
      'table',
      {},
      h('colgroup', {}, h('col', { width: '10' }), h('col', { width: '20' })),
      h('col', { width: '30' }),
      h('tbody', { width: '99' }),
    );
    expect(columnWidths(table, [])).toEqual([10, 20, 30]);
  });

  it('returns the widths of the first row without spans when no column has a width', () => {
    const rows = [
      h('tr', {}, h('td', { width: '5' }), h('td', { width: '6', colspan: '2' })),
      h('tr', {}, h('th', { width: '10' }), h('script', {}), h('td', { width: '20' }), h('td', {})),
      h('tr', {}, h('td', { width: '99' })),
    ];
    expect(columnWidths(h('table', {}, h('col', {})), rows)).toEqual([10, 20, undefined]);
    expect(columnWidths(h('table', {}, h('col', { width: '7' })), rows)).toEqual([7]);
    expect(columnWidths(h('table', {}), [])).toEqual([]);
  });
});
