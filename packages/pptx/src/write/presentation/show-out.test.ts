import { type CoursewareRecord, type RecordOf, SnapshotReader } from '@lectern/courseware';
import { strFromU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { buildDeck, part as partXml, sha256 } from '../../../test/deck-source.ts';
import { Matches } from '../original/matches.ts';
import { readOriginal } from '../original/original.ts';
import { PackageOut } from '../package/package-out.ts';
import { writeShow } from './show-out.ts';

type Show = RecordOf<'deck'>['show'];

function reader(show: Show, pages = 5): SnapshotReader {
  const list = Array.from(
    { length: pages },
    (_, index): CoursewareRecord => ({ kind: 'page', id: `p${index}`, order: `a${index}` }),
  );
  const deck = {
    kind: 'deck',
    id: 'deck',
    schema: 1,
    size: { w: 960, h: 540 },
    ...(show && { show }),
  } as CoursewareRecord;
  return new SnapshotReader({ records: [deck, ...list] });
}

function written(show: Show): string | undefined {
  const target = new PackageOut();
  const presentation = target.part('ppt/presentation.xml', 'x');
  writeShow(reader(show), undefined, target, presentation);
  const part = target.written('ppt/presProps1.xml');
  expect(presentation.relations.map((each) => each.part)).toEqual(part ? ['ppt/presProps1.xml'] : []);
  return part && /<p:showPr.*<\/p:showPr>/.exec(strFromU8(part.bytes))?.[0];
}

describe('writeShow for a new presentation', () => {
  it.each([
    ['by a speaker', {}, '<p:showPr showNarration="1"><p:present/><p:sldAll/></p:showPr>'],
    [
      'in a window',
      { mode: 'browse', loop: true },
      '<p:showPr loop="1" showNarration="1"><p:browse/><p:sldAll/></p:showPr>',
    ],
    ['unattended', { mode: 'kiosk' }, '<p:showPr showNarration="1"><p:kiosk/><p:sldAll/></p:showPr>'],
    [
      'unattended, with a restart',
      { mode: 'kiosk', restartAfter: 60_000 },
      '<p:showPr showNarration="1"><p:kiosk restart="60000"/><p:sldAll/></p:showPr>',
    ],
    [
      'by hand',
      { byHand: true, loop: false },
      '<p:showPr showNarration="1" useTimings="0"><p:present/><p:sldAll/></p:showPr>',
    ],
    [
      'of some pages',
      { pages: { from: 2, to: 3 } },
      '<p:showPr showNarration="1"><p:present/><p:sldRg st="2" end="3"/></p:showPr>',
    ],
    [
      'of pages up to the last',
      { pages: { from: 2, to: 9 } },
      '<p:showPr showNarration="1"><p:present/><p:sldRg st="2" end="5"/></p:showPr>',
    ],
    [
      'of the last page',
      { pages: { from: 5, to: 9 } },
      '<p:showPr showNarration="1"><p:present/><p:sldRg st="5" end="5"/></p:showPr>',
    ],
    [
      'of pages that do not exist',
      { pages: { from: 6, to: 9 } },
      '<p:showPr showNarration="1"><p:present/><p:sldAll/></p:showPr>',
    ],
  ] as const)('writes a show %s', (_, show, xml) => {
    expect(written(show as Show)).toBe(xml);
  });

  it('writes nothing without settings', () => {
    expect(written(undefined)).toBeUndefined();
  });
});

describe('writeShow for an original', () => {
  async function patched(show: Show, properties?: string) {
    const bytes = buildDeck({
      presentationRelations: properties ? [{ id: 'pp', type: 'presProps', target: 'presProps.xml' }] : [],
      parts: { 'ppt/presProps.xml': properties && partXml('p:presentationPr', properties) },
    });
    const original = await readOriginal(bytes, { hash: sha256 });
    if (!original) throw new Error('not readable');
    const own = reader(show);
    const target = new PackageOut(original);
    const presentation = target.partFrom('ppt/presentation.xml');
    writeShow(own, { original, matches: new Matches(own, original.records) }, target, presentation);
    const part = target.written('ppt/presProps.xml') ?? target.written('ppt/presProps1.xml');
    return part && /<p:showPr.*<\/p:showPr>.*(?=<\/p:pres)/.exec(strFromU8(part.bytes))?.[0];
  }

  it('changes its settings, and keeps the pen, the narration and other properties', async () => {
    const before =
      '<p:showPr loop="1" showNarration="0" showAnimation="0"><p:present/><p:sldAll/><p:penClr><a:srgbClr val="FF0000"/></p:penClr></p:showPr><p:clrMru/>';
    expect(await patched({ mode: 'browse' }, before)).toBe(
      '<p:showPr showNarration="0" showAnimation="0"><p:browse/><p:sldAll/><p:penClr><a:srgbClr val="FF0000"/></p:penClr></p:showPr><p:clrMru/>',
    );
  });

  it('inserts settings in the order of the schema', async () => {
    expect(await patched({ loop: true }, '<p:clrMru/>')).toBe(
      '<p:showPr loop="1" showNarration="1"><p:present/><p:sldAll/></p:showPr><p:clrMru/>',
    );
  });

  it('changes nothing for equal settings', async () => {
    expect(
      await patched({ loop: true }, '<p:showPr loop="1"><p:present/><p:sldAll/></p:showPr>'),
    ).toBeUndefined();
    expect(await patched(undefined)).toBeUndefined();
  });

  it('adds a part when the original has none', async () => {
    expect(await patched({ loop: true })).toBe(
      '<p:showPr loop="1" showNarration="1"><p:present/><p:sldAll/></p:showPr>',
    );
  });
});
