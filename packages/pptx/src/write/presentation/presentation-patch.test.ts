import type { CoursewareRecord, Theme } from '@lectern/courseware';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type DeckSource, part as partXml } from '../../../test/deck-source.ts';
import { type Change, pages, patchedDeck } from '../../../test/edited/patched-deck.ts';
import { PatchedXml } from '../xml/patched-xml.ts';
import { patchTheme } from './presentation-patch.ts';

const PRESENTATION = 'ppt/presentation.xml';

const deck =
  (to: object): Change =>
  (records) =>
    records.map((record) => (record.kind === 'deck' ? ({ ...record, ...to } as CoursewareRecord) : record));

async function presentation(change: Change, source: DeckSource = {}): Promise<string> {
  const parts = await patchedDeck(source, change);
  return (parts[PRESENTATION] ?? '').replace(/^<\?xml[^>]*\?>/, '').replace(/ xmlns:\w+="[^"]*"/g, '');
}

const MASTERS = '<p:sldMasterIdLst><p:sldMasterId id="1" r:id="m1"/></p:sldMasterIdLst>';
const newPage = (order: string): CoursewareRecord => ({ kind: 'page', id: `new ${order}`, order });

describe('patchPresentation', () => {
  it('keeps the lists that are unchanged', async () => {
    expect(await presentation(pages({ hidden: true }))).toContain(
      `${MASTERS}<p:sldIdLst><p:sldId id="256" r:id="s1"/></p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/>`,
    );
  });

  it('keeps unchanged lists as they are written', async () => {
    const lists =
      '<p:sldMasterIdLst> <p:sldMasterId id="1" r:id="m1"/></p:sldMasterIdLst><p:sldIdLst> <p:sldId id="256" r:id="s1"/></p:sldIdLst>';
    const source: DeckSource = {
      parts: { [PRESENTATION]: partXml('p:presentation', `${lists}<p:sldSz cx="12192000" cy="6858000"/>`) },
    };
    expect(await presentation(deck({ firstPageNumber: 5 }), source)).toContain(lists);
  });

  it('lists new pages in their position, with free ids', async () => {
    const xml = await presentation((records) => [...records, newPage('0'), newPage('z')], {
      slides: [{}, {}],
    });
    expect(
      [...xml.matchAll(/<p:sldId id="(\d+)" r:id="(\w+)"\/>/g)].map(
        ([, id, relation]) => `${id} ${relation}`,
      ),
    ).toEqual([
      expect.stringMatching(/^258 rId\d+$/),
      '256 s1',
      '257 s2',
      expect.stringMatching(/^259 rId\d+$/),
    ]);
  });

  it('has no deleted pages, nor relations and custom shows with them', async () => {
    const source: DeckSource = {
      slides: [{}, {}],
      presentation:
        '<p:custShowLst><p:custShow name="c" id="0"><p:sldLst><p:sld r:id="s1"/><p:sld r:id="s2"/></p:sldLst></p:custShow></p:custShowLst>',
    };
    let first = true;
    const parts = await patchedDeck(
      source,
      pages(() => {
        const removed = first ? null : {};
        first = false;
        return removed;
      }),
    );
    expect(parts[PRESENTATION]).toContain('<p:sldIdLst><p:sldId id="257" r:id="s2"/></p:sldIdLst>');
    expect(parts[PRESENTATION]).toContain('<p:sldLst><p:sld r:id="s2"/></p:sldLst>');
    expect(parts['ppt/_rels/presentation.xml.rels']).not.toContain('"s1"');
    expect(Object.keys(parts)).not.toContain('ppt/slides/slide1.xml');
  });

  it('has no macros', async () => {
    const parts = await patchedDeck(
      {
        presentationRelations: [
          { id: 'v', type: 'http://x/vbaProject', target: 'vba.bin' },
          { id: 'k', type: 'http://x/keep', target: 'keep.bin' },
        ],
        parts: { 'ppt/vba.bin': 'x', 'ppt/keep.bin': 'x' },
      },
      pages({ hidden: true }),
    );
    expect(Object.keys(parts)).toContain('ppt/keep.bin');
    expect(Object.keys(parts)).not.toContain('ppt/vba.bin');
  });

  it('changes the size, the first number and the text style of the deck', async () => {
    expect(await presentation(deck({ size: { w: 960, h: 720 } }))).toContain(
      '<p:sldSz cx="9144000" cy="6858000"/>',
    );
    expect(await presentation(deck({ firstPageNumber: 5 }))).toMatch(/^<p:presentation +firstSlideNum="5">/);
    expect(await presentation(deck({ textStyle: [{ run: { size: 9 } }] }))).toMatch(
      /<p:sldSz [^>]*><p:defaultTextStyle><a:lvl1pPr><a:defRPr sz="900"\/><\/a:lvl1pPr><\/p:defaultTextStyle><\/p:presentation>$/,
    );
  });

  it('adds, changes and removes guides, and keeps other extensions', async () => {
    const guides = [{ id: 'g', axis: 'x', at: 10 }];
    expect(await presentation(deck({ guides }))).toMatch(
      /<p:extLst><p:ext uri="[^"]*"><p15:sldGuideLst><p15:guide id="1" pos="60"/,
    );
    const source: DeckSource = {
      presentation:
        '<p:extLst><p:ext uri="{X}"/><p:ext uri="{EFAFB233-063F-42B5-8137-9DF3F51BA10A}"><p15:sldGuideLst><p15:guide id="1" orient="horz" pos="2160"/></p15:sldGuideLst></p:ext></p:extLst>',
    };
    expect(await presentation(deck({ guides: undefined }), source)).toContain(
      '<p:extLst><p:ext uri="{X}"/></p:extLst>',
    );
    expect(await presentation(deck({ guides }), source)).toMatch(
      /<p:ext uri="\{X\}"\/><p:ext uri="[^"]*"><p15:sldGuideLst><p15:guide id="1" pos="60"/,
    );
  });

  it('adds sections, and keeps the ids of sections by name', async () => {
    const added: Change = (records) => [...records, { kind: 'section', id: 'x', order: '0', name: 'First' }];
    const list = (xml: string) =>
      [...xml.matchAll(/<p14:section name="([^"]*)" id="([^"]*)">/g)].map(([, name, id]) => `${name} ${id}`);
    expect(list(await presentation(added))).toEqual(['First {00000000-0000-4000-8000-000000000001}']);
    const source: DeckSource = {
      presentation:
        '<p:extLst><p:ext uri="{521415D9-36F7-43E2-AB2F-B90AF26B5E84}"><p14:sectionLst><p14:section name="S" id="{S}"><p14:sldIdLst><p14:sldId id="256"/></p14:sldIdLst></p14:section></p14:sectionLst></p:ext></p:extLst>',
    };
    expect(list(await presentation(added, source))).toEqual([
      'First {00000000-0000-4000-8000-000000000001}',
      'S {S}',
    ]);
    expect(
      await presentation((records) => records.filter((record) => record.kind !== 'section'), source),
    ).not.toContain('sectionLst');
  });

  it('adds a notes master in the order of the schema', async () => {
    const xml = await presentation(
      pages({ notes: { paragraphs: [{ runs: [{ type: 'text', text: 'n' }] }] } }),
    );
    expect(xml).toMatch(
      /<\/p:sldMasterIdLst><p:notesMasterIdLst><p:notesMasterId r:id="rId\d+"\/><\/p:notesMasterIdLst><p:sldIdLst>/,
    );
  });
});

describe('patchTheme', () => {
  const theme = {
    kind: 'theme',
    id: 't',
    name: 'N',
    colors: { dk1: '000000' },
    fonts: { major: {}, minor: {} },
  } as unknown as Theme;
  const xml = partXml(
    'a:theme',
    '<a:themeElements><a:clrScheme name="c" z="1"/><a:fontScheme name="f"/><a:fmtScheme/></a:themeElements>',
    'name="N"',
  );

  function patched(own: object, text = xml): string | false {
    const patch = PatchedXml.of(strToU8(text));
    if (!patch) throw new Error('not well-formed');
    return patchTheme({ ...theme, ...own }, theme, patch) && patch.result();
  }

  it('sets only what has changed', () => {
    expect(patched({})).toBe(xml);
    expect(patched({ name: 'a<b' })).toBe(xml.replace('name="N"', 'name="a&lt;b"'));
    expect(patched({ name: undefined })).toBe(xml.replace(' name="N"', ''));
    expect(patched({ colors: { dk1: '111111' } })).toMatch(
      /<a:clrScheme name="Lectern"><a:dk1><a:srgbClr val="111111"\/>.*<a:fontScheme name="f"\/>/,
    );
    expect(patched({ fonts: { major: { latin: 'L' }, minor: {} } })).toMatch(
      /<a:clrScheme name="c" z="1"\/><a:fontScheme name="Lectern"><a:majorFont><a:latin typeface="L"\/>/,
    );
  });

  it.each(['fills', 'backgroundFills', 'lines', 'effects'])('is false when its %s have changed', (key) => {
    expect(patched({ [key]: [{}] })).toBe(false);
  });

  it.each(['a:themeElements', 'a:clrScheme', 'a:fontScheme'])('is false without %s', (name) => {
    expect(patched({ name: 'x' }, xml.replaceAll(name, 'a:other'))).toBe(false);
  });
});
