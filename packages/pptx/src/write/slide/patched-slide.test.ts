import type { Element } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { type DeckSource, part as partXml, png, shape } from '../../../test/deck-source.ts';
import { type Change, named, pages, patchedDeck, slideOf } from '../../../test/edited/patched-deck.ts';

const SLIDE = 'ppt/slides/slide1.xml';
const RELATIONS = 'ppt/slides/_rels/slide1.xml.rels';
const moved = named('Shape 2', (element: Element) => ({ frame: { ...element.frame, x: 10 } }));
const both =
  (...changes: Change[]): Change =>
  (records) =>
    changes.reduce((all, change) => change(all), records);

async function slide(source: DeckSource['slides'], change: Change): Promise<string> {
  return slideOf(await patchedDeck({ slides: source ?? [] }, change));
}

describe('patchSlide', () => {
  const tree = shape(2);

  it('sets and removes whether the slide is shown', async () => {
    expect(await slide([{ tree }], pages({ hidden: true }))).toMatch(/^<p:sld +show="0">/);
    expect(await slide([{ tree, attributes: 'show="0"' }], pages({ hidden: false }))).toMatch(/^<p:sld *>/);
    expect(await slide([{ tree, attributes: 'show="0"' }], moved)).toContain('show="0"');
  });

  it('sets and removes whether the shapes of the master are shown', async () => {
    expect(await slide([{ tree }], pages({ showMasterShapes: false }))).toContain('showMasterSp="0"');
    expect(
      await slide([{ tree, attributes: 'showMasterSp="0"' }], pages({ showMasterShapes: undefined })),
    ).not.toContain('showMasterSp');
  });

  it('sets the name', async () => {
    expect(await slide([{ tree }], pages({ name: 'a<b' }))).toContain('<p:cSld name="a&lt;b">');
  });

  it('sets, replaces and removes the background', async () => {
    const background =
      '<p:bg><p:bgPr><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>';
    expect(await slide([{ tree }], pages({ background: { type: 'none' } }))).toContain(
      '<p:cSld><p:bg><p:bgPr><a:noFill/><a:effectLst/></p:bgPr></p:bg><p:spTree>',
    );
    expect(await slide([{ tree, background }], pages({ background: undefined }))).toContain(
      '<p:cSld><p:spTree>',
    );
    expect(await slide([{ tree, background }], moved)).toContain(background);
  });

  it('sets, keeps and removes the transition, in the order of the schema', async () => {
    const after =
      '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr><p:transition z="1"><p:fade/></p:transition>';
    expect(await slide([{ tree, after }], moved)).toContain(after);
    expect(await slide([{ tree, after }], pages({ transition: undefined }))).not.toContain('p:transition');
    expect(
      await slide([{ tree, after: '<p:extLst/>' }], pages({ transition: { type: 'push', duration: 1 } })),
    ).toMatch(/<\/p:cSld><mc:AlternateContent>.*<p:push\/>.*<\/mc:AlternateContent><p:extLst\/>/);
  });

  it('sets and removes the override of the colour map', async () => {
    const map = { bg1: 'dk1', tx1: 'lt1', bg2: 'dk2', tx2: 'lt2' } as const;
    expect(await slide([{ tree }], pages({ colorMap: map }))).toContain(
      '<p:clrMapOvr><a:overrideClrMapping bg1="dk1"',
    );
    const after =
      '<p:clrMapOvr><a:overrideClrMapping bg1="dk1" tx1="lt1" bg2="dk2" tx2="lt2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/></p:clrMapOvr>';
    expect(await slide([{ tree, after }], pages({ colorMap: undefined }))).toContain(
      '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>',
    );
  });

  it('is written again when it uses our prefixes in another meaning', async () => {
    const odd = `<?xml version="1.0"?><q:sld xmlns:q="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:p="urn:other"><q:cSld z="1"><q:spTree/></q:cSld></q:sld>`;
    const parts = await patchedDeck({ slides: [{}], parts: { [SLIDE]: odd } }, pages({ hidden: true }));
    expect(parts[SLIDE]).toMatch(/<p:sld [^>]*show="0">/);
    expect(parts[SLIDE]).not.toContain('z="1"');
  });
});

describe('a shape of a patched slide', () => {
  const linked = shape(2).replace(
    'name="Shape 2"/>',
    'name="Shape 2"><a:hlinkClick r:id="to" action="ppaction://hlinksldjump"/></p:cNvPr>',
  );
  const slides = [
    { tree: linked + shape(3), relations: [{ id: 'to', type: 'slide', target: 'slide2.xml' }] },
    { tree: shape(2) },
  ];

  it('keeps its link to another slide', async () => {
    expect(await slide(slides, named('Shape 3', null))).toContain('<a:hlinkClick r:id="to"');
  });

  it('is written again without its link when the other slide is deleted', async () => {
    const deleted = pages((page) => (page.origin === SLIDE ? {} : null));
    expect(await slide(slides, deleted)).not.toContain('hlinkClick');
  });

  const control = (id: number) =>
    `<mc:AlternateContent><mc:Choice Requires="v"><p:control spid="_x${id}" name="C${id}" r:id="c"/></mc:Choice><mc:Fallback><p:control name="C${id}" r:id="c"><p:pic><p:nvPicPr><p:cNvPr id="${id}" name="C${id}"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip/></p:blipFill><p:spPr/></p:pic></p:control></mc:Fallback></mc:AlternateContent>`;

  it('is kept among the controls unless it is removed', async () => {
    const parts = (change: Change) =>
      patchedDeck(
        {
          slides: [{ relations: [{ id: 'c', type: 'control', target: '../activeX/a.xml' }] }],
          parts: { 'ppt/activeX/a.xml': '<x/>', [SLIDE]: withControls },
        },
        change,
      );
    const withControls = partXml(
      'p:sld',
      `<p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shape(2)}</p:spTree><p:controls>${control(8)}${control(9)}</p:controls></p:cSld>`,
    );
    const controls = async (change: Change) =>
      /<p:controls>.*<\/p:controls>/.exec(slideOf(await parts(change)))?.[0];
    expect(await controls(moved)).toBe(`<p:controls>${control(8)}${control(9)}</p:controls>`);
    expect(await controls(named('C8', null))).toBe(`<p:controls>${control(9)}</p:controls>`);
    expect(await controls(both(named('C8', null), named('C9', null)))).toBeUndefined();
  });
});

describe('the relations of a patched slide', () => {
  const picture = (id: number, relation: string) =>
    `<p:pic><p:nvPicPr><p:cNvPr id="${id}" name="Picture ${id}"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="${relation}"/></p:blipFill><p:spPr/></p:pic>`;
  const source: DeckSource = {
    slides: [
      {
        tree: shape(2) + picture(3, 'i1') + picture(4, 'i2'),
        relations: [
          { id: 'i1', type: 'image', target: '../media/a.png' },
          { id: 'i2', type: 'image', target: '../media/b.png' },
          { id: 'i3', type: 'image', target: '../media/c.png' },
          { id: 'x', type: 'other', target: '../media/d.png' },
        ],
      },
    ],
    parts: Object.fromEntries(['a', 'b', 'c', 'd'].map((name, tint) => [`ppt/media/${name}.png`, png(tint)])),
  };
  const ids = async (change: Change) =>
    [...((await patchedDeck(source, change))[RELATIONS] ?? '').matchAll(/ Id="([^"]*)"/g)].map(
      ([, id]) => id,
    );

  it('are kept while they are used, or when the slide never named them', async () => {
    expect(await ids(moved)).toEqual(['layout', 'i1', 'i2', 'i3', 'x']);
  });

  it('are dropped with their shape', async () => {
    expect(await ids(named('Picture 4', null))).toEqual(['layout', 'i1', 'i3', 'x']);
    expect(await ids(both(named('Picture 3', null), named('Picture 4', null)))).toEqual([
      'layout',
      'i3',
      'x',
    ]);
  });
});
