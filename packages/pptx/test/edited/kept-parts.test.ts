import {
  addPage,
  deletePages,
  duplicatePages,
  type Edit,
  type ElementOf,
  moveElements,
  movePages,
  SnapshotReader,
  setInClass,
} from '@lectern/courseware';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readOriginal } from '../../src/index.ts';
import { differencesBetween } from '../courseware-differences.ts';
import { buildDeck, type DeckSource, paragraph, part, read, sha256, shape } from '../deck-source.ts';
import { brokenRules } from '../rules/broken-rules.ts';
import { exported, openStore } from './edited-export.ts';

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
  it('is identical byte for byte without changes', async () => {
    const bytes = strangeDeck();
    const before = unzipSync(bytes);
    const { parts } = await exported(bytes);
    expect(Object.keys(parts).sort()).toEqual(Object.keys(before).sort());
    for (const [name, content] of Object.entries(parts))
      if (name !== '[Content_Types].xml')
        expect(Buffer.compare(content, before[name] ?? content), name).toBe(0);
  });

  it('differs only in our extensions when elements were only marked for the class to drag', async () => {
    const bytes = strangeDeck();
    const before = unzipSync(bytes);
    const marked = (each: string) => /^ppt\/(slides|slideLayouts|slideMasters)\/[^/]*\.xml$/.test(each);
    const { parts, written } = await exported(bytes, (edit) =>
      setInClass(
        edit,
        edit.all('element').map(({ id }) => id),
        { movableInClass: true },
      ),
    );
    const plain = (xml: string) =>
      xml
        .replace(/<a:ext uri="\{5B6C8A0E[^>]*><lectern:element [^>]*\/><\/a:ext>/g, '')
        .replaceAll('<a:extLst></a:extLst>', '')
        .replaceAll('></p:cNvPr>', '/>');
    for (const [name, content] of Object.entries(parts)) {
      if (name === '[Content_Types].xml') continue;
      const text = strFromU8(content);
      if (marked(name) && text.includes('lectern:element'))
        expect(plain(text), name).toBe(plain(strFromU8(before[name] ?? content)));
      else expect(Buffer.compare(content, before[name] ?? content), name).toBe(0);
    }
    const marks = (await read(written)).snapshot.records.filter(
      (each) => each.kind === 'element' && each.movableInClass,
    );
    expect(marks.length).toBeGreaterThan(3);
  });

  it('changes only the paragraph of one slide when one word is changed', async () => {
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

  it('keeps relations of a changed slide that its XML does not name, and drops relations of a removed shape', async () => {
    const picture = (relation: string) =>
      `<p:pic><p:nvPicPr><p:cNvPr id="30" name="Gone"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="${relation}"/></p:blipFill><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="952500" cy="952500"/></a:xfrm></p:spPr></p:pic>`;
    const bytes = buildDeck({
      slides: [
        {
          tree: TRACE + picture('named'),
          relations: [
            { id: 'named', type: 'image', target: '../media/a.png' },
            { id: 'unnamed', type: 'image', target: '../media/b.png' },
            { id: 'elsewhere', type: 'hyperlink', target: 'https://example.org/', external: true },
          ],
        },
      ],
      parts: { 'ppt/media/a.png': 'one', 'ppt/media/b.png': 'two' },
    });
    const { parts } = await exported(bytes, (edit) => edit.remove(nameOf(edit, 'Gone')));
    const rels = text(parts, 'ppt/slides/_rels/slide1.xml.rels');
    expect(rels).toContain('Id="unnamed"');
    expect(rels).toContain('Id="elsewhere"');
    expect(rels).not.toContain('Id="named"');
    expect(Object.keys(parts)).toContain('ppt/media/b.png');
  });

  it('has a moved shape at its new position with all its other XML', async () => {
    const { parts } = await exported(strangeDeck(), (edit) =>
      moveElements(edit, [nameOf(edit, 'Traced')], { x: 10, y: 20 }),
    );
    const slide = text(parts, SLIDE);
    expect(slide).toContain(`<a:off x="${914_400 + 95_250}" y="${914_400 + 190_500}"/>`);
    expect(slide).toContain(STRANGE);
    expect(slide).toContain(TIMING);
  });

  it('drops animations of a removed shape completely', async () => {
    const { parts, written } = await exported(strangeDeck(), (edit) => edit.remove(nameOf(edit, 'Traced')));
    expect(text(parts, SLIDE)).not.toContain('p:timing');
    expect(text(parts, SLIDE)).not.toContain('Traced');
    expect(brokenRules(written).filter((rule) => /timing|relations|shape/.test(rule))).toEqual([]);
  });

  it('has no part of a deleted page, and the other pages keep their parts', async () => {
    const { parts } = await exported(strangeDeck(), (edit) => deletePages(edit, [edit.pages()[2] ?? '']));
    expect(Object.keys(parts).filter((name) => /slide3|notesSlide/.test(name))).toEqual([]);
    expect(text(parts, 'ppt/presentation.xml')).toContain(
      '<p:sldIdLst><p:sldId id="256" r:id="s1"/><p:sldId id="257" r:id="s2"/></p:sldIdLst>',
    );
    expect(text(parts, 'ppt/_rels/presentation.xml.rels')).not.toContain('slide3');
  });

  it('has separate parts for a copied page with all its content, and for a new page', async () => {
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

  it('does not confuse a page of another deck with its own when their parts have the same name', async () => {
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

  it('leaves out macros and signatures, and has the content type of a .pptx', async () => {
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

  it("has an unchanged slide, also when the page's picture is shown", async () => {
    // a changed file loses its thumbnail
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

  it('is converted from strict to transitional as a whole once a part is changed', async () => {
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

  it('drops a control whose picture was removed, and keeps the other controls', async () => {
    const control = (id: number) =>
      `<p:control spid="${id}" name="Box ${id}" r:id="k${id}"><p:pic><p:nvPicPr><p:cNvPr id="${id}" name="Box ${id}"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip/></p:blipFill><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="952500" cy="952500"/></a:xfrm></p:spPr></p:pic></p:control>`;
    const relation = (id: number) => ({ id: `k${id}`, type: 'control', target: `../activeX/box${id}.xml` });
    const bytes = strangeDeck({
      slides: [{ relations: [relation(4), relation(5)] }],
      parts: {
        [SLIDE]: part(
          'p:sld',
          `<p:cSld><p:spTree><p:nvGrpSpPr/><p:grpSpPr/></p:spTree><p:controls>${control(4)}${control(5)}</p:controls></p:cSld>`,
        ),
        'ppt/activeX/box4.xml': '<ax:ocx xmlns:ax="urn:ax"/>',
        'ppt/activeX/box5.xml': '<ax:ocx xmlns:ax="urn:ax"/>',
      },
    });
    const { parts } = await exported(bytes, (edit) => edit.remove(nameOf(edit, 'Box 4')));
    expect(text(parts, SLIDE)).toContain(control(5));
    expect(text(parts, SLIDE)).not.toContain('Box 4');
    expect(Object.keys(parts).filter((name) => name.includes('activeX'))).toEqual(['ppt/activeX/box5.xml']);
  });

  it('lists a layout that its master left out once a page uses it', async () => {
    const master = 'ppt/slideMasters/slideMaster1.xml';
    const relation = (id: string, type: string, target: string) =>
      `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
    const layout = (number: number) =>
      relation(`r${number}`, 'slideLayout', `../slideLayouts/slideLayout${number}.xml`);
    const relations = (...list: readonly string[]) =>
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join('')}</Relationships>`;
    const tree = '<p:spTree><p:nvGrpSpPr/><p:grpSpPr/></p:spTree>';
    const bytes = strangeDeck({
      parts: {
        [master]: part(
          'p:sldMaster',
          `<p:cSld>${tree}</p:cSld><p:clrMap bg1="lt1" tx1="dk1"/><p:sldLayoutIdLst><p:sldLayoutId id="2147483661" r:id="r1"/></p:sldLayoutIdLst>`,
        ),
        'ppt/slideMasters/_rels/slideMaster1.xml.rels': relations(
          layout(1),
          layout(2),
          relation('t', 'theme', '../theme/theme1.xml'),
        ),
        'ppt/slideLayouts/slideLayout2.xml': part('p:sldLayout', `<p:cSld name="Second">${tree}</p:cSld>`),
        'ppt/slideLayouts/_rels/slideLayout2.xml.rels': relations(
          relation('m', 'slideMaster', '../slideMasters/slideMaster1.xml'),
        ),
      },
    });
    const { parts } = await exported(bytes, (edit) => {
      const second = edit.all('layout').find(({ name }) => name === 'Second');
      edit.update(edit.pages()[0] ?? '', { layoutId: second?.id });
    });
    expect(text(parts, master)).toMatch(/id="2147483661" r:id="r1".*<p:sldLayoutId [^>]*r:id="r2"/);
  });

  it('is written again completely when the original cannot be read', async () => {
    expect(
      await readOriginal(strToU8('no deck at all, whatever its name'), { hash: sha256 }),
    ).toBeUndefined();
  });
});
