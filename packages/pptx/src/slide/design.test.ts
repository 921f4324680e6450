import { describe, expect, it } from 'vitest';
import { type DeckSource, part, readSource, recordsOf, relations, shape } from '../../test/deck-source.ts';

const body = '<p:ph type="body" idx="1"/>';
const tree = (content: string) => `<p:cSld name="L"><p:spTree>${content}</p:spTree></p:cSld>`;
const MASTER = 'ppt/slideMasters/slideMaster1.xml';
const LAYOUT = 'ppt/slideLayouts/slideLayout1.xml';
const MASTER_RELATIONS = 'ppt/slideMasters/_rels/slideMaster1.xml.rels';
const layoutTo = (...targets: readonly string[]) => [
  ...targets.map((target, index) => ({
    id: `l${index}`,
    type: 'slideLayout',
    target: `../slideLayouts/${target}`,
  })),
  { id: 't', type: 'theme', target: '../theme/theme1.xml' },
];
const toMaster = relations([{ id: 'm', type: 'slideMaster', target: '../slideMasters/slideMaster1.xml' }]);

async function designOf(source: DeckSource = {}) {
  const deck = await readSource(source);
  return {
    deck,
    masters: recordsOf(deck, 'master'),
    layouts: recordsOf(deck, 'layout'),
    themes: recordsOf(deck, 'theme'),
    notes: deck.report.notes.map(({ code, detail }) => `${code} ${detail}`),
  };
}

describe('a Design', () => {
  it('has one record of master, layout and theme each, which refer to one another', async () => {
    const { masters, layouts, themes, deck } = await designOf({ slides: [{}, {}] });
    expect([masters.length, layouts.length, themes.length]).toEqual([1, 1, 1]);
    expect(masters[0]).toMatchObject({
      themeId: themes[0]?.id,
      order: 'a0',
      origin: MASTER,
      colorMap: { bg1: 'lt1' },
    });
    expect(masters[0]?.textStyles).toEqual({ title: [{ paragraph: { align: 'ctr' }, run: { size: 44 } }] });
    expect(layouts[0]).toMatchObject({
      masterId: masters[0]?.id,
      order: 'a0',
      name: 'Title',
      type: 'title',
      origin: LAYOUT,
    });
    expect(deck.pages.map(({ layoutId }) => layoutId)).toEqual([layouts[0]?.id, layouts[0]?.id]);
  });

  it('has the settings of a layout', async () => {
    const content = `${tree('').replace('<p:spTree>', '<p:bg><p:bgPr><a:noFill/></p:bgPr></p:bg><p:spTree>')}<p:clrMapOvr><a:overrideClrMapping bg1="dk1"/></p:clrMapOvr>`;
    const of = async (attributes: string) =>
      (await designOf({ parts: { [LAYOUT]: part('p:sldLayout', content, attributes) } })).layouts[0];
    expect(await of('showMasterSp="0"')).toMatchObject({
      ...{ name: 'L', background: { type: 'none' }, colorMap: { bg1: 'dk1' }, showMasterShapes: false },
    });
    expect(await of('showMasterSp="1"')).not.toHaveProperty('showMasterShapes');
    expect(await of('')).not.toHaveProperty('type');
  });

  it('has the name, background and text styles of a master', async () => {
    const style = (name: string, align: string) =>
      `<p:${name}Style><a:lvl1pPr algn="${align}"/></p:${name}Style>`;
    const background = '<p:bg><p:bgPr><a:noFill/></p:bgPr></p:bg>';
    const content = `<p:cSld name="M">${background}<p:spTree/></p:cSld><p:txStyles>${style('title', 'l')}${style('body', 'r')}${style('other', 'ctr')}</p:txStyles>`;
    const { masters } = await designOf({ parts: { [MASTER]: part('p:sldMaster', content) } });
    const aligned = (align: string) => [{ paragraph: { align } }];
    expect(masters[0]).toMatchObject({ name: 'M', background: { type: 'none' } });
    expect(masters[0]?.textStyles).toEqual({
      title: aligned('l'),
      body: aligned('r'),
      other: aligned('ctr'),
    });
    expect(masters[0]).not.toHaveProperty('colorMap');
  });

  it('gives placeholders the frame of their layout, and those of a layout the frame of the master', async () => {
    const placed = shape(2, '', '', body);
    const bare = placed.replace(/<a:xfrm>.*<\/a:xfrm>/, '');
    const { deck } = await designOf({ masterTree: placed, layoutTree: bare, slides: [{ tree: bare }] });
    expect(deck.elements[0]?.frame).toEqual({ x: 96, y: 96, w: 96, h: 48 });
    const own = placed.replace('x="914400"', 'x="9525"');
    const other = await designOf({ masterTree: placed, layoutTree: own, slides: [{ tree: bare }] });
    expect(other.deck.elements[0]?.frame).toMatchObject({ x: 1 });
  });

  it('orders the layouts as the master lists them, then others that it is related to', async () => {
    const named = (name: string) => part('p:sldLayout', `<p:cSld name="${name}"><p:spTree/></p:cSld>`);
    const listed = part(
      'p:sldMaster',
      '<p:cSld><p:spTree/></p:cSld><p:sldLayoutIdLst><p:sldLayoutId r:id="l1"/></p:sldLayoutIdLst>',
    );
    const { layouts } = await designOf({
      parts: {
        [MASTER]: listed,
        [MASTER_RELATIONS]: relations(layoutTo('slideLayout1.xml', 'b.xml')),
        'ppt/slideLayouts/b.xml': named('B'),
      },
    });
    expect(layouts.map(({ name, order }) => `${name} ${order}`)).toEqual(['B a0', 'Title a1']);
  });

  it('reads a layout that its master does not list', async () => {
    const { deck, layouts } = await designOf({
      slides: [{}],
      parts: {
        [MASTER_RELATIONS]: relations(layoutTo()),
        'ppt/slideLayouts/_rels/slideLayout1.xml.rels': toMaster,
      },
    });
    expect(layouts).toHaveLength(1);
    expect(deck.pages[0]?.layoutId).toBe(layouts[0]?.id);
  });

  it('reports missing layouts, masters and their parts, and uses the first layout instead', async () => {
    const gone = relations([{ id: 'layout', type: 'slideLayout', target: '../slideLayouts/none.xml' }]);
    const { deck, layouts, notes } = await designOf({
      slides: [{}],
      parts: { 'ppt/slides/_rels/slide1.xml.rels': gone },
    });
    expect(deck.pages[0]?.layoutId).toBe(layouts[0]?.id);
    expect(notes).toEqual(['PART_MISSING ppt/slideLayouts/none.xml']);
    const without = await designOf({
      parts: { [MASTER_RELATIONS]: relations(layoutTo('none.xml', 'slideLayout1.xml')) },
    });
    expect(without.notes).toEqual(['PART_MISSING ppt/slideLayouts/none.xml']);
    const noMaster = await designOf({ slides: [{}], parts: { [MASTER]: undefined } });
    expect(noMaster.notes).toContain(`PART_MISSING ${MASTER}`);
    expect(noMaster.themes).toHaveLength(1);
  });

  it('reads at most 100 layouts that no slide uses', async () => {
    const names = Array.from({ length: 102 }, (_, index) => `x${index}.xml`);
    const layout = part('p:sldLayout', '<p:cSld><p:spTree/></p:cSld>');
    const { layouts, deck } = await designOf({
      slides: [{}],
      parts: {
        [MASTER_RELATIONS]: relations(layoutTo(...names, 'slideLayout1.xml')),
        ...Object.fromEntries(names.map((name) => [`ppt/slideLayouts/${name}`, layout])),
      },
    });
    expect(layouts).toHaveLength(101);
    expect(layouts.at(-1)?.origin).toBe(LAYOUT);
    expect(deck.pages[0]?.layoutId).toBe(layouts.at(-1)?.id);
  });

  it('has another theme for a layout that overrides its master’s', async () => {
    const { layouts, themes, masters } = await designOf({
      parts: {
        'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relations([
          { id: 'm', type: 'slideMaster', target: '../slideMasters/slideMaster1.xml' },
          { id: 'o', type: 'themeOverride', target: '../theme/o.xml' },
        ]),
        'ppt/theme/o.xml': part(
          'a:themeOverride',
          '<a:clrScheme><a:dk1><a:srgbClr val="777777"/></a:dk1></a:clrScheme>',
        ),
      },
    });
    expect(themes.map(({ colors }) => colors.dk1)).toEqual(['111111', '777777']);
    expect([layouts[0]?.themeId, masters[0]?.themeId]).toEqual([themes[1]?.id, themes[0]?.id]);
  });
});
