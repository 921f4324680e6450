import { blankCourseware, type CoursewareRecord, SnapshotReader } from '@lectern/courseware';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { buildDeck, part as partXml, read, relations, sha256, shape } from '../../test/deck-source.ts';
import { pages, patchedDeck } from '../../test/edited/patched-deck.ts';
import { readOriginal } from './original/original.ts';
import { writePptx } from './write-pptx.ts';

const PRESENTATION = 'ppt/presentation.xml';
const blank = blankCourseware().records;

function parts(
  change: (records: readonly CoursewareRecord[]) => readonly CoursewareRecord[] = (records) => records,
) {
  const written = writePptx(new SnapshotReader({ records: change(blank) }), () => undefined, {
    title: 'T',
    now: 0,
  });
  return Object.fromEntries(
    Object.entries(unzipSync(written)).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
}

const deck = (to: object) => (records: readonly CoursewareRecord[]) =>
  records.map((record) => (record.kind === 'deck' ? ({ ...record, ...to } as CoursewareRecord) : record));
const presentation = (...change: Parameters<typeof parts>) =>
  (parts(...change)[PRESENTATION] ?? '').replace(/ xmlns:\w+="[^"]*"/g, '');
const STYLE = '{11111111-1111-1111-1111-111111111111}';
const table = (id: string): CoursewareRecord =>
  ({
    kind: 'element',
    type: 'table',
    id: `table ${id}`,
    parentId: blank.find(({ kind }) => kind === 'page')?.id ?? '',
    order: 'z',
    frame: { x: 0, y: 0, w: 10, h: 10 },
    table: {
      columns: [{ id: 'c', width: 10 }],
      rows: [{ id: 'r', height: 10 }],
      cells: {},
      style: { id, name: 'Own', parts: {} },
    },
  }) as CoursewareRecord;

describe('writePptx without an original', () => {
  it('lists masters and pages', () => {
    const own = parts();
    expect(own[PRESENTATION]).toMatch(
      /<p:sldMasterIdLst><p:sldMasterId id="\d{10}" r:id="rId\d+"\/><\/p:sldMasterIdLst><p:sldIdLst><p:sldId id="256" r:id="rId\d+"\/><\/p:sldIdLst>/,
    );
    expect(own['ppt/_rels/presentation.xml.rels']).toMatch(
      /relationships\/theme" Target="theme\/theme1.xml"/,
    );
    expect(own['docProps/core.xml']).toContain('<dc:title>T</dc:title>');
    expect(own['ppt/tableStyles.xml']).toContain('<a:tblStyleLst');
  });

  it.each([
    [{ w: 1280, h: 720 }, '<p:sldSz cx="12192000" cy="6858000"/>'],
    [{ w: 10, h: 10 }, '<p:sldSz cx="914400" cy="914400"/>'],
    [{ w: 99_999, h: 5376 }, '<p:sldSz cx="51206400" cy="51206400"/>'],
  ])('has the size of slides that PowerPoint accepts: %j', (size, xml) => {
    expect(presentation(deck({ size }))).toContain(xml);
  });

  it('has the first number and the guides of the deck', () => {
    expect(presentation(deck({ firstPageNumber: 7 }))).toMatch(
      /<p:presentation firstSlideNum="7" saveSubsetFonts="1">/,
    );
    expect(presentation(deck({ guides: [{ id: 'g', axis: 'x', at: 1 }] }))).toContain('<p15:guide id="1"');
    expect(presentation()).not.toContain('extLst');
  });

  it('has sections', () => {
    const section: CoursewareRecord = { kind: 'section', id: 's', order: '0', name: 'S' };
    expect(presentation((records) => [...records, section])).toContain(
      '<p14:section name="S" id="{00000000-0000-4000-8000-000000000001}"><p14:sldIdLst><p14:sldId id="256"/>',
    );
  });

  it('has the styles of tables', () => {
    expect(parts((records) => [...records, table(STYLE)])['ppt/tableStyles.xml']).toContain(
      `styleId="${STYLE}"`,
    );
  });

  it('has a master and a layout without a design', () => {
    const own = parts((records) =>
      records.filter(({ kind }) => !['theme', 'master', 'layout'].includes(kind)),
    );
    expect(Object.keys(own)).toEqual(
      expect.arrayContaining([
        'ppt/slideMasters/slideMaster1.xml',
        'ppt/slideLayouts/slideLayout1.xml',
        'ppt/theme/theme1.xml',
      ]),
    );
  });
});

describe('writePptx with an original', () => {
  it('drops signatures, and the thumbnail once a part has changed', async () => {
    const source = {
      slides: [{ tree: shape(2) }],
      parts: {
        '_rels/.rels': relations([
          { id: 'r1', type: 'officeDocument', target: PRESENTATION },
          { id: 'r2', type: 'http://x/origin', target: 'sig.xml' },
          { id: 'r3', type: 'http://x/thumbnail', target: 'thumb.jpeg' },
          { id: 'r4', type: 'http://x/other', target: 'other.xml' },
        ]),
        'sig.xml': '<x/>',
        'thumb.jpeg': 'x',
        'other.xml': '<x/>',
      },
    };
    const names = async (change: Parameters<typeof patchedDeck>[1]) =>
      Object.keys(await patchedDeck(source, change))
        .filter((name) => !/[/[]/.test(name))
        .sort();
    expect(await names((records) => records)).toEqual(['other.xml', 'thumb.jpeg']);
    expect(await names(pages({ hidden: true }))).toEqual(['other.xml']);
  });

  it('adds the styles of new tables that PowerPoint and the original do not have', async () => {
    const styles = async (id: string, source = {}) => {
      const own = await patchedDeck(source, (records) => {
        const page = records.find((record) => record.kind === 'page');
        return [...records, { ...table(id), parentId: page?.id } as CoursewareRecord];
      });
      return own['ppt/tableStyles.xml'] ?? own['ppt/tableStyles1.xml'];
    };
    const source = {
      presentationRelations: [{ id: 't', type: 'tableStyles', target: 'tableStyles.xml' }],
      parts: {
        'ppt/tableStyles.xml': partXml(
          'a:tblStyleLst',
          `<a:tblStyle styleId="${STYLE}" styleName="z"/>`,
          'def="x"',
        ),
      },
    };
    expect(await styles(STYLE)).toContain(`<a:tblStyle styleId="${STYLE}" styleName="Own"/>`);
    expect(await styles('{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}')).toBeUndefined();
    expect(await styles(STYLE, source)).toBe(source.parts['ppt/tableStyles.xml']);
    const other = '{22222222-1111-1111-1111-111111111111}';
    expect(await styles(other, source)).toContain(
      `styleName="z"/><a:tblStyle styleId="${other}" styleName="Own"/>`,
    );
  });

  it('is written again without a main part that can be read', async () => {
    const bytes = buildDeck({ slides: [{ tree: shape(2) }] });
    const { snapshot } = await read(bytes);
    const broken = buildDeck({ slides: [{ tree: shape(2) }], parts: { [PRESENTATION]: '<p:presentation' } });
    const original = await readOriginal(broken, { hash: sha256 });
    const written = unzipSync(writePptx(new SnapshotReader(snapshot), () => undefined, { now: 0, original }));
    expect(strFromU8(written[PRESENTATION] ?? new Uint8Array())).toContain('saveSubsetFonts="1"');
  });

  it('throws, or reports the reason and is written again', async () => {
    const bytes = buildDeck({ slides: [{ tree: shape(2) }] });
    const { snapshot } = await read(bytes);
    const original = await readOriginal(bytes, { hash: sha256 });
    if (!original) throw new Error('not readable');
    const reader = new SnapshotReader({ records: pages({ hidden: true })([...snapshot.records]) });
    original.packed = () => {
      throw new Error('broken');
    };
    expect(() => writePptx(reader, () => undefined, { now: 0, original })).toThrow('broken');
    const problems: unknown[] = [];
    const written = writePptx(reader, () => undefined, {
      now: 0,
      original,
      problem: (error) => problems.push(error),
    });
    expect(problems).toHaveLength(1);
    expect(Object.keys(unzipSync(written))).toContain('docProps/core.xml');
  });
});
