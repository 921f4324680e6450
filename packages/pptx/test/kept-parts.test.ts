import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  addPage,
  addSection,
  type CoursewareReader,
  type CoursewareRecord,
  CoursewareStore,
  deletePages,
  duplicatePages,
  type Edit,
  type ElementOf,
  moveElements,
  movePages,
  SnapshotReader,
  snapshotOf,
  stateOfSnapshot,
} from '@lectern/courseware';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { readOriginal, writePptx } from '../src/index.ts';
import { differencesBetween } from './courseware-differences.ts';
import { buildDeck, type DeckSource, paragraph, read, sha256, shape } from './deck-source.ts';
import { randomEdit, randomOf } from './random-edits.ts';
import { brokenRules } from './rules/broken-rules.ts';

const CORPUS = fileURLToPath(new URL('../../../../shared/corpus/dev/', import.meta.url));
const LONG = process.env.LECTERN_LONG !== undefined;
const decksBelow = (size: number) =>
  existsSync(CORPUS)
    ? readdirSync(CORPUS).filter(
        (name) => /\.ppt[xm]$/.test(name) && (LONG || statSync(CORPUS + name).size < size),
      )
    : [];

/** The document that an import makes, as it is stored and edited. */
async function openStore(bytes: Uint8Array): Promise<CoursewareStore> {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, stateOfSnapshot((await read(bytes)).snapshot));
  return new CoursewareStore(doc);
}

/** The parts that come out when that is edited and exported. */
async function exported(
  bytes: Uint8Array,
  edit: (edit: Edit, store: CoursewareStore) => void = () => undefined,
) {
  const store = await openStore(bytes);
  store.transact((transaction) => edit(transaction, store));
  const original = await readOriginal(bytes, { hash: sha256 });
  const reader = new SnapshotReader(snapshotOf(store));
  const written = writePptx(reader, () => undefined, { now: 0, original });
  return { written, parts: unzipSync(written), reader };
}

const STRANGE =
  '<a:extLst><a:ext uri="{1}"><z:odd xmlns:z="urn:z" deep="1"><z:er/></z:odd></a:ext></a:extLst>';
const TRACE =
  `<p:sp useBgFill="1"><p:nvSpPr><p:cNvPr id="7" name="Traced">${STRANGE}</p:cNvPr><p:cNvSpPr/><p:nvPr/></p:nvSpPr>` +
  '<p:spPr><a:xfrm><a:off x="914400" y="914400"/><a:ext cx="914400" cy="457200"/></a:xfrm><a:sp3d prstMaterial="metal"/></p:spPr>' +
  `<p:txBody><a:bodyPr><a:flatTx z="3"/></a:bodyPr><a:p>${'<a:r><a:rPr noProof="1"/><a:t>one</a:t></a:r>'}</a:p>` +
  '<a:p><a:r><a:rPr smtId="4"/><a:t>two</a:t></a:r></a:p></p:txBody></p:sp>';
const TIMING =
  '<p:timing><p:tnLst><p:par><p:cTn id="1" dur="indefinite" nodeType="tmRoot"><p:childTnLst><p:seq><p:cTn id="2" nodeType="mainSeq"><p:childTnLst>' +
  '<p:par><p:cTn id="3" presetID="77" presetClass="entr" nodeType="clickEffect"><p:stCondLst><p:cond delay="0"/></p:stCondLst><p:childTnLst>' +
  '<p:anim odd="1"><p:cBhvr><p:cTn id="4" dur="500"/><p:tgtEl><p:spTgt spid="7"/></p:tgtEl></p:cBhvr></p:anim>' +
  '</p:childTnLst></p:cTn></p:par></p:childTnLst></p:cTn></p:seq></p:childTnLst></p:cTn></p:par></p:tnLst></p:timing>';

function strangeDeck(more: DeckSource = {}): Uint8Array {
  return buildDeck({
    slides: [
      { tree: TRACE + shape(8, '', paragraph('plain')), after: TIMING },
      { tree: shape(2, '', paragraph('second')) },
      {
        tree: shape(2, '', paragraph('third')),
        relations: [{ id: 'n', type: 'notesSlide', target: '../notesSlides/notesSlide3.xml' }],
      },
    ],
    parts: {
      'ppt/notesSlides/notesSlide3.xml':
        '<p:notes xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"/>',
    },
    ...more,
  });
}

const text = (parts: Record<string, Uint8Array>, name: string) => strFromU8(parts[name] ?? new Uint8Array());
const SLIDE = 'ppt/slides/slide1.xml';

function nameOf(edit: Edit, name: string): string {
  const found = edit.all('element').find((element) => element.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found.id;
}

describe('a deck that is exported with its original', () => {
  it('gives every part back byte for byte when nothing was changed', async () => {
    const bytes = strangeDeck();
    const before = unzipSync(bytes);
    const { parts } = await exported(bytes);
    expect(Object.keys(parts).sort()).toEqual(Object.keys(before).sort());
    for (const [name, content] of Object.entries(parts))
      if (name !== '[Content_Types].xml')
        expect(Buffer.compare(content, before[name] ?? content), name).toBe(0);
  });

  it('changes one slide for one word, and there only the paragraph', async () => {
    const bytes = strangeDeck();
    const before = unzipSync(bytes);
    const { parts, written, reader } = await exported(bytes, (edit) => {
      const id = nameOf(edit, 'Traced');
      const element = edit.find('element', id) as ElementOf<'shape'>;
      const [first, second] = element.text?.paragraphs ?? [];
      if (!first || !second) throw new Error('two paragraphs');
      const paragraphs = [{ ...first, runs: [{ type: 'text' as const, text: 'changed' }] }, second];
      edit.update<ElementOf<'shape'>>(id, { text: { ...element.text, paragraphs } });
    });
    for (const name of Object.keys(before))
      if (name !== SLIDE && name !== '[Content_Types].xml')
        expect(text(parts, name), name).toBe(text(before, name));
    const slide = text(parts, SLIDE);
    for (const kept of [
      STRANGE,
      'useBgFill="1"',
      '<a:sp3d prstMaterial="metal"/>',
      '<a:flatTx z="3"/>',
      'smtId="4"',
      TIMING,
    ])
      expect(slide).toContain(kept);
    expect(slide).toContain('<a:t>changed</a:t>');
    expect(slide).not.toContain('<a:t>one</a:t>');
    expect(differencesBetween(reader, new SnapshotReader((await read(written)).snapshot))).toEqual([]);
  });

  it('moves what was moved, with all else that its XML says', async () => {
    const { parts } = await exported(strangeDeck(), (edit) =>
      moveElements(edit, [nameOf(edit, 'Traced')], { x: 10, y: 20 }),
    );
    const slide = text(parts, SLIDE);
    expect(slide).toContain(`<a:off x="${914_400 + 95_250}" y="${914_400 + 190_500}"/>`);
    expect(slide).toContain(STRANGE);
    expect(slide).toContain(TIMING);
  });

  it('lets animations of a removed shape go, and no word of it stays', async () => {
    const { parts, written } = await exported(strangeDeck(), (edit) => edit.remove(nameOf(edit, 'Traced')));
    expect(text(parts, SLIDE)).not.toContain('p:timing');
    expect(text(parts, SLIDE)).not.toContain('Traced');
    expect(brokenRules(written).filter((rule) => /timing|relations|shape/.test(rule))).toEqual([]);
  });

  it('leaves no part of a deleted page behind, and keeps the others where they were', async () => {
    const { parts } = await exported(strangeDeck(), (edit) => deletePages(edit, [edit.pages()[2] ?? '']));
    expect(Object.keys(parts).filter((name) => /slide3|notesSlide/.test(name))).toEqual([]);
    expect(text(parts, 'ppt/presentation.xml')).toContain(
      '<p:sldIdLst><p:sldId id="256" r:id="s1"/><p:sldId id="257" r:id="s2"/></p:sldIdLst>',
    );
    expect(text(parts, 'ppt/_rels/presentation.xml.rels')).not.toContain('slide3');
  });

  it('gives a copied page a part of its own with everything in it, and a new page beside them', async () => {
    const { parts, reader, written } = await exported(strangeDeck(), (edit) => {
      const [first = '', , third = ''] = edit.pages();
      duplicatePages(edit, [first, third]);
      movePages(edit, [third], 0);
      addPage(edit, {});
    });
    const slides = Object.keys(parts).filter((name) => /^ppt\/slides\/[^/]+$/.test(name));
    expect(slides).toHaveLength(6);
    expect(slides.filter((name) => text(parts, name).includes(TIMING))).toHaveLength(2);
    expect(Object.keys(parts).filter((name) => name.startsWith('ppt/notesSlides/'))).toHaveLength(2);
    expect(text(parts, 'ppt/slides/slide3.xml')).toContain('third');
    const back = new SnapshotReader((await read(written)).snapshot);
    expect(differencesBetween(reader, back, ({ kind }) => (kind === 'element' ? ['name'] : []))).toEqual([]);
  });

  it('does not take a page of another deck for its own because their parts have one name', async () => {
    const other = await openStore(buildDeck({ slides: [{ tree: shape(7, '', paragraph('foreign')) }] }));
    const foreign = other.find('page', other.pages()[0] ?? '');
    const element = other.all('element').find(({ parentId }) => parentId === foreign?.id);
    const { parts } = await exported(strangeDeck(), (edit) => {
      if (!foreign || !element) throw new Error('a page with a shape');
      edit.create({ ...foreign, layoutId: edit.all('layout')[0]?.id, order: 'z' });
      edit.create(element);
    });
    expect(text(parts, SLIDE)).toContain('Traced');
    const added = Object.keys(parts).filter(
      (name) => /slides\/slide\d+\.xml$/.test(name) && text(parts, name).includes('foreign'),
    );
    expect(added).toHaveLength(1);
    expect(text(parts, added[0] ?? '')).not.toContain('presetID="77"');
  });

  it('leaves out macros and signatures, and names the type of a .pptx', async () => {
    const signed = strangeDeck({
      presentationRelations: [
        {
          id: 'v',
          type: 'http://schemas.microsoft.com/office/2006/relationships/vbaProject',
          target: 'vbaProject.bin',
        },
      ],
      parts: {
        'ppt/vbaProject.bin': strToU8('macro'),
        '_xmlsignatures/origin.sigs': '',
        '_rels/.rels':
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
          '<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="ppt/presentation.xml"/>' +
          '<Relationship Id="r2" Type="http://schemas.openxmlformats.org/package/2006/relationships/digital-signature/origin" Target="_xmlsignatures/origin.sigs"/></Relationships>',
        '[Content_Types].xml':
          '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/><Override PartName="/ppt/presentation.xml" ContentType="application/vnd.ms-powerpoint.presentation.macroEnabled.main+xml"/></Types>',
      },
    });
    const { parts } = await exported(signed);
    expect(Object.keys(parts).filter((name) => /vba|_xmlsignatures/.test(name))).toEqual([]);
    expect(text(parts, '_rels/.rels')).not.toContain('digital-signature');
    expect(text(parts, '[Content_Types].xml')).toContain(
      'PartName="/ppt/presentation.xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml"',
    );
  });

  it('gives a slide back as it was while a picture of its looks is shown, or put away', async () => {
    // what was changed loses its thumbnail
    const bytes = strangeDeck({
      parts: {
        'docProps/thumbnail.jpeg': 'small',
        '_rels/.rels':
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
          '<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="ppt/presentation.xml"/>' +
          '<Relationship Id="r2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/thumbnail" Target="docProps/thumbnail.jpeg"/></Relationships>',
      },
    });
    const before = unzipSync(bytes);
    for (const shown of [true, false]) {
      const { parts } = await exported(bytes, (edit) => {
        const [id = ''] = edit.pages();
        const part = edit.find('page', id)?.origin ?? '';
        edit.update(id, { picture: { asset: 'ab'.repeat(32), shown, part } });
      });
      expect(Object.keys(parts).sort()).toEqual(Object.keys(before).sort());
      for (const name of Object.keys(before))
        if (name !== '[Content_Types].xml') expect(text(parts, name), name).toBe(text(before, name));
    }
  });

  it('makes a strict deck transitional as a whole once a part of it is', async () => {
    const files = unzipSync(strangeDeck());
    const { zipSync } = await import('fflate');
    const strict = zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          strToU8(
            strFromU8(content).replace(
              /http:\/\/schemas\.openxmlformats\.org\/(drawingml|presentationml|officeDocument)\/2006\//g,
              'http://purl.oclc.org/ooxml/$1/',
            ),
          ),
        ]),
      ),
    );
    const untouched = await exported(strict);
    expect(text(untouched.parts, SLIDE)).toContain('http://purl.oclc.org/ooxml/presentationml/main');
    const { parts, written, reader } = await exported(strict, (edit) =>
      moveElements(edit, [nameOf(edit, 'Traced')], { x: 1, y: 1 }),
    );
    expect(
      Object.values(parts)
        .map((content) => strFromU8(content))
        .join(''),
    ).not.toContain('purl.oclc.org');
    expect(differencesBetween(reader, new SnapshotReader((await read(written)).snapshot))).toEqual([]);
  });

  it('is written anew when the original cannot be read', async () => {
    expect(
      await readOriginal(strToU8('no deck at all, whatever its name'), { hash: sha256 }),
    ).toBeUndefined();
  });
});

describe('real decks', () => {
  it.each(decksBelow(200_000))(
    '%s goes back as it was',
    async (name) => {
      const bytes = new Uint8Array(await readFile(CORPUS + name));
      const imported = await read(bytes).catch(() => undefined);
      if (!imported) return;
      const original = await readOriginal(bytes, { hash: sha256 });
      const out = writePptx(new SnapshotReader(imported.snapshot), () => undefined, { now: 0, original });
      const [before, after] = [unzipSync(bytes), unzipSync(out)];
      const macros = Object.keys(before).some((part) => /vbaProject/.test(part));
      const changed = Object.entries(after).filter(
        ([part, content]) => Buffer.compare(before[part] ?? new Uint8Array(), content) !== 0,
      );
      const design =
        /^ppt\/(slides|slideLayouts|slideMasters|theme|notesSlides|charts|diagrams|media|embeddings)\//;
      // a deck without slides gets the page that the editor shows
      const blank = !Object.keys(before).some((part) => part.startsWith('ppt/slides/'));
      const allowed = (part: string) =>
        part === '[Content_Types].xml' || ((macros || blank) && !design.test(part)) || blank;
      expect(changed.map(([part]) => part).filter((part) => !allowed(part))).toEqual([]);
      const gone = Object.keys(before).filter(
        (part) => !after[part] && !part.endsWith('/') && !/vbaProject|thumbnail/.test(part),
      );
      expect(gone).toEqual([]);
      const known = new Set(brokenRules(bytes));
      expect(
        brokenRules(out).filter((rule) => !known.has(rule) && !rule.startsWith('content-types')),
      ).toEqual([]);
    },
    60_000,
  );

  const seeds = LONG ? [1, 2, 3, 4, 5] : [Number(process.env.LECTERN_SEED ?? 7)];
  it.each(decksBelow(70_000).flatMap((name) => seeds.map((seed) => [name, seed] as const)))(
    '%s comes back as it was edited (seed %i)',
    async (name, seed) => {
      const bytes = new Uint8Array(await readFile(CORPUS + name));
      const random = randomOf(seed);
      const store = await openStore(bytes).catch(() => undefined);
      if (!store) return;
      const imported = new SnapshotReader(snapshotOf(store));
      const made = Array.from({ length: 8 }, () => randomEdit(store, random));
      // PowerPoint has no page before the first section: one that was moved there goes out in a section of its own
      const [first = ''] = store.pages();
      const order = store.find('page', first)?.order ?? '';
      const sections = store.all('section');
      if (sections.length > 0 && sections.every((section) => section.order > order))
        store.transact((edit) => addSection(edit, first, '开头'));
      const original = await readOriginal(bytes, { hash: sha256 });
      const reader = new SnapshotReader(snapshotOf(store));
      const out = writePptx(reader, () => undefined, { now: 0, original });
      const known = brokenRules(bytes).map((rule) => rule.split(':')[0]);
      expect(
        brokenRules(out).filter((rule) => !known.includes(rule.split(':')[0])),
        made.join(', '),
      ).toEqual([]);
      const back = new SnapshotReader((await read(out)).snapshot);
      expect(differencesBetween(reader, back, unsayableIn(reader, imported)), made.join(', ')).toEqual([]);
      const [before, after] = [unzipSync(bytes), unzipSync(out)];
      const kept = untouchedParts(imported, reader).filter((part) => before[part]);
      for (const part of kept) {
        const same = Buffer.compare(before[part] ?? new Uint8Array(), after[part] ?? new Uint8Array()) === 0;
        expect(same, `${part} after ${made.join(', ')}`).toBe(true);
      }
    },
    60_000,
  );
});

/** The parts of pages on which nothing was changed, their place aside. */
function untouchedParts(imported: CoursewareReader, edited: CoursewareReader): string[] {
  const content = (reader: CoursewareReader, id: string): unknown[] =>
    reader.children(id).map((child) => [reader.find('element', child), content(reader, child)]);
  const words = (reader: CoursewareReader, id: string) =>
    JSON.stringify([{ ...reader.find('page', id), order: '', notes: '' }, content(reader, id)]);
  return imported.pages().flatMap((id) => {
    const part = imported.find('page', id)?.origin;
    const same = edited.find('page', id) && words(imported, id) === words(edited, id);
    return part !== undefined && same ? [part] : [];
  });
}

/** What a .pptx has no words for, or no other than those that it is read back from. */
function unsayableIn(reader: CoursewareReader, imported: CoursewareReader) {
  return (record: CoursewareRecord): string[] => {
    if (record.kind !== 'element') return [];
    const { click } = record;
    return [
      // an element without a name gets one, because PowerPoint wants one
      ...(record.name ? [] : ['name']),
      // a text box made anew says that it has no fill; a picture says that it is a rectangle
      ...(record.type === 'shape' && record.textBox && !record.fill ? ['fill'] : []),
      ...(record.type === 'picture' && !record.geometry ? ['geometry'] : []),
      // a link to a page that was deleted leads nowhere
      ...(click?.type === 'page' && !reader.find('page', click.pageId) ? ['click'] : []),
      // a SmartArt in which something was changed, that was copied or lies in another group now is a group
      ...(insideOf(reader, record.id) === insideOf(imported, record.id) &&
      imported.find('element', record.id)?.parentId === record.parentId
        ? []
        : ['diagram']),
      // and its shapes are no points of a SmartArt any more
      ...(isPoint(reader, imported, record.id) ? [] : ['diagramNode']),
    ];
  };
}

/** Whether it lies in a SmartArt that goes out as one. */
function isPoint(reader: CoursewareReader, imported: CoursewareReader, id: string): boolean {
  for (let at = reader.find('element', id); at; at = reader.find('element', at.parentId)) {
    if (at.type !== 'group' || !at.diagram) continue;
    return (
      insideOf(reader, at.id) === insideOf(imported, at.id) &&
      imported.find('element', at.id)?.parentId === at.parentId
    );
  }
  return false;
}

/** All that an element says and holds, but where it lies; of one that is not there nothing. */
function insideOf(reader: CoursewareReader, id: string): string {
  const { frame: _, order: _order, parentId: _parent, ...own } = reader.find('element', id) ?? {};
  return JSON.stringify([
    own,
    reader.children(id).map((child) => [reader.find('element', child), insideOf(reader, child)]),
  ]);
}
