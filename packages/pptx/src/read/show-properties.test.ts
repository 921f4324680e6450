import { blankCourseware, type DeckShow, SnapshotReader } from '@lectern/courseware';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { buildDeck, part, read, recordsOf, shape } from '../../test/deck-source.ts';
import { exported } from '../../test/edited/edited-export.ts';
import { brokenRules } from '../../test/rules/broken-rules.ts';
import { writePptx } from '../index.ts';

const PROPERTIES = 'ppt/presProps.xml';
const deck = (content: string, presentation = '') =>
  buildDeck({
    slides: [{}, {}, {}, { tree: shape(2) }],
    presentation,
    presentationRelations: [{ id: 'p1', type: 'presProps', target: 'presProps.xml' }],
    parts: { [PROPERTIES]: part('p:presentationPr', content) },
  });
const shown = async (bytes: Uint8Array): Promise<DeckShow | undefined> =>
  recordsOf(await read(bytes), 'deck')[0]?.show;
const sequence = (...ids: string[]) =>
  `<p:custShowLst><p:custShow id="7" name="c"><p:sldLst>${ids.map((id) => `<p:sld r:id="${id}"/>`).join('')}</p:sldLst></p:custShow></p:custShowLst>`;

describe('the settings of a show', () => {
  it.each([
    ['<p:showPr showNarration="1"><p:present/><p:sldAll/></p:showPr>', undefined],
    ['<p:showPr loop="1"/>', { loop: true }],
    [
      '<p:showPr loop="true" useTimings="0"><p:browse/></p:showPr>',
      { mode: 'browse', loop: true, byHand: true },
    ],
    ['<p:showPr><p:kiosk/></p:showPr>', { mode: 'kiosk', restartAfter: 300_000 }],
    ['<p:showPr><p:kiosk restart="60000"/></p:showPr>', { mode: 'kiosk', restartAfter: 60_000 }],
    ['<p:showPr><p:sldRg st="2" end="3"/></p:showPr>', { pages: { from: 2, to: 3 } }],
    ['<p:showPr><p:sldRg st="2" end="90"/></p:showPr>', { pages: { from: 2, to: 4 } }],
    ['<p:showPr><p:sldRg st="9" end="9"/></p:showPr>', undefined],
    ['<p:showPr><p:sldRg st="3" end="2"/></p:showPr>', undefined],
    ['<p:showPr><p:custShow id="8"/></p:showPr>', undefined],
    ['', undefined],
  ] as const)('are read from %s', async (content, show) => {
    expect(await shown(deck(content))).toEqual(show);
  });

  it('are read from a custom show of consecutive pages, and from no other custom show', async () => {
    const content = '<p:showPr><p:custShow id="7"/></p:showPr>';
    expect(await shown(deck(content, sequence('s2', 's3')))).toEqual({ pages: { from: 2, to: 3 } });
    expect(await shown(deck(content, sequence('s3', 's2')))).toBeUndefined();
    expect(await shown(deck(content, sequence('s1', 's9')))).toBeUndefined();
    expect(await shown(deck(content, sequence()))).toBeUndefined();
  });

  const shows: readonly DeckShow[] = [
    { loop: true },
    { mode: 'browse', byHand: true },
    { mode: 'kiosk', restartAfter: 300_000, loop: true },
    { mode: 'kiosk', restartAfter: 5_000, pages: { from: 1, to: 1 } },
  ];

  it('are written into a new deck and read again', async () => {
    for (const show of shows) {
      const records = blankCourseware().records.map((each) =>
        each.kind === 'deck' ? { ...each, show } : each,
      );
      const bytes = writePptx(new SnapshotReader({ records }), () => undefined, { now: 0 });
      expect(brokenRules(bytes)).toEqual([]);
      expect(await shown(bytes)).toEqual(show);
    }
    const plain = writePptx(new SnapshotReader(blankCourseware()), () => undefined, { now: 0 });
    expect(Object.keys(unzipSync(plain)).filter((name) => name.includes('presProps'))).toEqual([]);
  });

  it('are exported unchanged while they are the same, and otherwise keep unknown content', async () => {
    const content =
      '<p:prnPr/><p:showPr showNarration="0" showAnimation="0"><p:custShow id="7"/><p:penClr><a:srgbClr val="FF0000"/></p:penClr></p:showPr><p:clrMru/>';
    const source = deck(content, sequence('s2', 's3'));
    const same = await exported(source, (edit) => {
      for (const { id } of edit.all('element')) edit.update(id, { name: 'other' });
    });
    expect(same.parts[PROPERTIES]).toEqual(unzipSync(source)[PROPERTIES]);
    for (const show of shows) {
      const { parts, written } = await exported(source, (edit) => edit.update('deck', { show }));
      const xml = strFromU8(parts[PROPERTIES] ?? new Uint8Array());
      expect(xml).toContain('<p:penClr><a:srgbClr val="FF0000"/></p:penClr></p:showPr><p:clrMru/>');
      expect(xml).toContain('showNarration="0" showAnimation="0"');
      expect(await shown(written)).toEqual(show);
      expect(brokenRules(written).filter((rule) => rule.startsWith(`children: ${PROPERTIES}`))).toEqual([]);
    }
    const plain = await exported(source, (edit) => edit.update('deck', { show: undefined }));
    expect(await shown(plain.written)).toBeUndefined();
  });

  it('are added to a deck without such a part, and never name a page that does not exist', async () => {
    const { written, parts } = await exported(buildDeck({ slides: [{}, {}] }), (edit) =>
      edit.update('deck', { show: { loop: true, pages: { from: 2, to: 9 } } }),
    );
    const [name = ''] = Object.keys(parts).filter((each) => /presProps\d*\.xml$/.test(each));
    expect(strFromU8(parts[name] ?? new Uint8Array())).toContain('<p:sldRg st="2" end="2"/>');
    expect(await shown(written)).toEqual({ loop: true, pages: { from: 2, to: 2 } });
  });
});
