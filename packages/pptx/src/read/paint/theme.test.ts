import { OFFICE_COLORS } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { part } from '../../../test/deck-source.ts';
import { packageOf, scopeOf } from '../../../test/tree-scope.ts';
import { readTheme, readThemeOverride } from './theme.ts';

const SOLID = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const solid = { type: 'solid', color: { type: 'scheme', slot: 'phClr' } };
const COLORS =
  '<a:clrScheme><a:dk1><a:srgbClr val="111111"/></a:dk1><a:accent1><a:schemeClr val="tx1"/></a:accent1></a:clrScheme>';
const FONTS =
  '<a:fontScheme><a:majorFont><a:latin typeface=" Arial "/><a:ea typeface="楷体"/><a:cs typeface="C"/><a:font script="Hans" typeface="黑体"/><a:font script="Hant" typeface=""/><a:font script="__proto__" typeface="x"/></a:majorFont><a:minorFont><a:ea typeface=""/></a:minorFont></a:fontScheme>';
const FORMAT = `<a:fmtScheme><a:fillStyleLst>${SOLID}<a:odd/></a:fillStyleLst><a:lnStyleLst><a:ln w="9525"/><a:ln/></a:lnStyleLst><a:effectStyleLst><a:effectStyle><a:effectLst><a:blur rad="9525"/></a:effectLst><a:sp3d><a:bevelT w="9525"/></a:sp3d></a:effectStyle></a:effectStyleLst><a:bgFillStyleLst><a:noFill/></a:bgFillStyleLst></a:fmtScheme>`;
const STYLES = {
  fills: [solid, { type: 'none' }],
  backgroundFills: [{ type: 'none' }],
  lines: [{ width: 1 }, {}],
  effects: [{ blur: { radius: 1 }, bevel: { width: 1 } }],
};

const partOf = (name: string, content: string, attributes = '') =>
  packageOf({ 'ppt/theme.xml': part(name, content, attributes) }).part('ppt/theme.xml');

async function themeOf(content: string | undefined) {
  const { context } = await scopeOf();
  const given =
    content === undefined
      ? undefined
      : partOf('a:theme', `<a:themeElements>${content}</a:themeElements>`, 'name="T"');
  return { context, styles: readTheme(context, given), record: context.records[0] };
}

describe('readTheme', () => {
  it('returns the styles and adds the record of a theme', async () => {
    const { styles, record } = await themeOf(COLORS + FONTS + FORMAT);
    expect(styles).toEqual({ id: 'n1', ...STYLES });
    expect(record).toEqual({
      ...{ kind: 'theme', id: 'n1', name: 'T', origin: 'ppt/theme.xml', ...STYLES },
      colors: { ...OFFICE_COLORS, dk1: '111111' },
      fonts: {
        major: { latin: 'Arial', eastAsian: '楷体', complexScript: 'C', scripts: { Hans: '黑体' } },
        minor: { latin: 'Calibri' },
      },
    });
  });

  it('reports the Latin and East Asian fonts', async () => {
    const { context } = await themeOf(FONTS);
    expect(context.report.finish().fonts).toEqual(['Arial', '楷体']);
  });

  it('returns Office’s theme without a part', async () => {
    const { styles, record } = await themeOf(undefined);
    expect(styles).toEqual({ id: 'n1', fills: [], backgroundFills: [], lines: [], effects: [] });
    expect(record).toEqual({
      ...{ kind: 'theme', id: 'n1', colors: OFFICE_COLORS },
      fonts: { major: { latin: 'Calibri' }, minor: { latin: 'Calibri' } },
    });
  });
});

describe('readThemeOverride', () => {
  const override = async (content: string) => {
    const { context, styles, record } = await themeOf(COLORS + FONTS + FORMAT);
    const own = readThemeOverride(context, partOf('a:themeOverride', content), styles);
    return { base: record, own, record: context.records[1] };
  };

  it('returns undefined without an override, a part, or a known base', async () => {
    expect((await override('')).own).toBeUndefined();
    const { context, styles } = await themeOf('');
    expect(readThemeOverride(context, undefined, styles)).toBeUndefined();
    const unknown = { ...styles, id: 'other' };
    expect(readThemeOverride(context, partOf('a:themeOverride', COLORS), unknown)).toBeUndefined();
  });

  it('returns the base with other colours', async () => {
    const lt1 = '<a:clrScheme><a:lt1><a:srgbClr val="EEEEEE"/></a:lt1></a:clrScheme>';
    const { base, own, record } = await override(lt1);
    expect(own).toEqual({ id: 'n2', ...STYLES });
    expect(record).toEqual({
      ...{ ...base, id: 'n2' },
      colors: { ...OFFICE_COLORS, dk1: '111111', lt1: 'EEEEEE' },
    });
  });

  it('returns the base with other fonts, or with other formats', async () => {
    const { base, record } = await override(
      '<a:fontScheme><a:majorFont><a:latin typeface="M"/></a:majorFont><a:minorFont><a:latin typeface="N"/></a:minorFont></a:fontScheme>',
    );
    expect(record).toEqual({
      ...{ ...base, id: 'n2', fonts: { major: { latin: 'M' }, minor: { latin: 'N' } } },
    });
    const format = await override(`<a:fmtScheme><a:bgFillStyleLst>${SOLID}</a:bgFillStyleLst></a:fmtScheme>`);
    expect(format.own).toEqual({ id: 'n2', fills: [], backgroundFills: [solid], lines: [], effects: [] });
    expect(format.record).toEqual({ ...format.base, ...format.own });
  });
});
