import { addAnimations, bringToFront, type CoursewareStore } from '@lectern/courseware';
import { applyDesign, designOfTheme, schoolThemes } from '@lectern/courseware/design';
import { strFromU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { writePptx } from '../src/index.ts';
import { buildDeck, paragraph, shape } from './deck-source.ts';
import { exported, openStore } from './edited/edited-export.ts';
import { brokenRules } from './rules/broken-rules.ts';

const SLIDE = 'ppt/slides/slide1.xml';
const fade = {
  effect: { class: 'entrance', preset: 10, subtype: 0 },
  delay: 0,
  duration: 500,
} as const;

describe('a deck in which several shapes share an id', () => {
  const group = `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="3" name="Group"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shape(5)}</p:grpSp>`;
  const named = (id: number, name: string) => shape(id, '', paragraph(name)).replace(`Shape ${id}`, name);
  const deck = buildDeck({ slides: [{ tree: named(3, 'First') + named(3, 'Second') + group }] });

  it.each(['Second', 'Group', 'First'])('keeps the target of an effect on the shape %s', async (name) => {
    const { written } = await exported(deck, (edit, store) => {
      const [page = ''] = edit.pages();
      const wanted = store.all('element').find((each) => each.name === name);
      addAnimations(edit, page, [wanted?.id ?? ''], fade);
    });
    expect(brokenRules(written).filter((rule) => rule.startsWith('timing'))).toEqual([]);
    const back = await openStore(written);
    const [effect] = back.find('page', back.pages()[0] ?? '')?.animations ?? [];
    expect(back.find('element', effect?.elementId ?? '')?.name).toBe(name);
  });

  it('leaves the id with the first shape of the file when that shape is moved to the front', async () => {
    const { parts } = await exported(deck, (edit, store) => {
      const first = store.all('element').find((each) => each.name === 'First');
      bringToFront(edit, [first?.id ?? '']);
    });
    expect(strFromU8(parts[SLIDE] ?? new Uint8Array())).toContain('<p:cNvPr id="3" name="First"/>');
  });
});

describe('a group on a page that gets another design', () => {
  it('keeps its other content unchanged, and its shapes get the lines of their former theme explicitly', async () => {
    const [theme] = schoolThemes;
    if (!theme) throw new Error('there is no theme');
    const styled = shape(4).replace(
      '</p:sp>',
      '<p:style><a:lnRef idx="3"><a:srgbClr val="336699"/></a:lnRef><a:fillRef idx="0"><a:srgbClr val="336699"/></a:fillRef><a:effectRef idx="0"><a:srgbClr val="336699"/></a:effectRef><a:fontRef idx="minor"/></p:style></p:sp>',
    );
    const strange = shape(5).replace(
      '<p:cNvSpPr/>',
      '<p:cNvSpPr><a:extLst><a:ext uri="{kept}"/></a:extLst></p:cNvSpPr>',
    );
    const space = '<a:off x="914400" y="914400"/><a:ext cx="914400" cy="457200"/>';
    const xfrm = `<a:xfrm>${space}${space.replace('a:off', 'a:chOff').replace('a:ext', 'a:chExt')}</a:xfrm>`;
    const group = `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="3" name="Group"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr>${xfrm}</p:grpSpPr>${styled}${strange}</p:grpSp>`;
    const { written, parts } = await exported(buildDeck({ slides: [{ tree: group }] }), (edit) =>
      applyDesign(edit, designOfTheme(theme), 'all'),
    );
    const slide = strFromU8(parts[SLIDE] ?? new Uint8Array());
    expect(slide).toContain('uri="{kept}"');
    expect(slide).toContain('<a:ln w="38100"');
    const back = await openStore(written);
    const widths = back.all('element').flatMap((each) => (each.type === 'shape' ? [each.line?.width] : []));
    expect(widths).toContain(4);
  });
});

describe('a page with a separate theme', () => {
  const own =
    '<a:themeOverride xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:clrScheme name="own"><a:accent1><a:srgbClr val="AA0011"/></a:accent1></a:clrScheme></a:themeOverride>';
  const deck = buildDeck({
    slides: [
      {
        tree: shape(3),
        relations: [{ id: 't', type: 'themeOverride', target: '../theme/themeOverride1.xml' }],
      },
    ],
    parts: { 'ppt/theme/themeOverride1.xml': own },
  });
  const accentOf = (store: CoursewareStore, page = store.pages()[0] ?? '') =>
    store.find('theme', store.find('page', page)?.themeId ?? '')?.colors.accent1;

  it('loses that theme when it gets another design', async () => {
    const [theme] = schoolThemes;
    if (!theme) throw new Error('there is no theme');
    expect(accentOf(await openStore(deck))).toBe('AA0011');
    const { written } = await exported(deck, (edit) => applyDesign(edit, designOfTheme(theme), 'all'));
    expect(accentOf(await openStore(written))).toBeUndefined();
  });

  it('keeps its colours when it is exported without its original file', async () => {
    const bytes = writePptx(await openStore(deck), () => undefined, { now: 0 });
    expect(brokenRules(bytes)).toEqual([]);
    expect(accentOf(await openStore(bytes))).toBe('AA0011');
  });
});
