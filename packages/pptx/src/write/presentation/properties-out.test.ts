import { type CoursewareRecord, SnapshotReader } from '@lectern/courseware';
import { strFromU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { buildDeck, relations, sha256 } from '../../../test/deck-source.ts';
import { readOriginal } from '../original/original.ts';
import { PackageOut } from '../package/package-out.ts';
import { patchProperties, writeProperties } from './properties-out.ts';

const NOW = Date.UTC(2024, 1, 3, 4, 5, 6, 789);
const CORE = 'docProps/core.xml';
const APP = 'docProps/app.xml';
const textOf = (target: PackageOut, name: string) => {
  const part = target.written(name);
  return part && strFromU8(part.bytes);
};

describe('writeProperties', () => {
  it('writes title, times and program, with relations from the package', () => {
    const target = new PackageOut();
    writeProperties(target, { title: 'A & B', now: NOW });
    expect(
      textOf(target, CORE)
        ?.replace(/ xmlns:\w+="[^"]*"/g, '')
        .split('\n')[1],
    ).toBe(
      '<cp:coreProperties><dc:title>A &amp; B</dc:title><dcterms:created xsi:type="dcterms:W3CDTF">2024-02-03T04:05:06Z</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">2024-02-03T04:05:06Z</dcterms:modified></cp:coreProperties>',
    );
    expect(textOf(target, APP)).toContain('<Application>Lectern</Application>');
    expect(target.root.relations.map(({ type, part }) => [type.split('/').at(-1), part])).toEqual([
      ['core-properties', CORE],
      ['extended-properties', APP],
    ]);
  });

  it('writes no title without one', () => {
    const target = new PackageOut();
    writeProperties(target, { now: NOW });
    expect(textOf(target, CORE)).not.toContain('dc:title');
  });
});

describe('patchProperties', () => {
  async function patched(core: string | undefined, app: string | undefined, pages: CoursewareRecord[]) {
    const bytes = buildDeck({
      parts: {
        '_rels/.rels': relations([
          { id: 'r1', type: 'officeDocument', target: 'ppt/presentation.xml' },
          { id: 'r2', type: 'x://core-properties', target: CORE },
          { id: 'r3', type: 'extended-properties', target: APP },
        ]),
        [CORE]: core,
        [APP]: app,
      },
    });
    const original = await readOriginal(bytes, { hash: sha256 });
    if (!original) throw new Error('not readable');
    const target = new PackageOut(original);
    patchProperties(target, original, new SnapshotReader({ records: pages }), { now: NOW });
    return [textOf(target, CORE), textOf(target, APP)];
  }
  const page = (id: string, rest: object = {}) =>
    ({ kind: 'page', id, order: id, ...rest }) as CoursewareRecord;
  const pages = [
    page('a'),
    page('b', { hidden: true }),
    page('c', { notes: { paragraphs: [{ runs: [] }] } }),
  ];

  it('updates the time and the counts, and removes what would be wrong', async () => {
    expect(
      await patched(
        '<c><title>T</title><modified>old</modified></c>',
        '<p><Slides>1</Slides><HiddenSlides>0</HiddenSlides><Notes>1</Notes><Words>5</Words><TitlesOfParts><x/></TitlesOfParts><Company>C</Company></p>',
        pages,
      ),
    ).toEqual([
      '<c><title>T</title><modified>2024-02-03T04:05:06Z</modified></c>',
      '<p><Slides>3</Slides><HiddenSlides>1</HiddenSlides><Notes>1</Notes><Company>C</Company></p>',
    ]);
  });

  it('changes nothing that is right, missing or damaged', async () => {
    expect(await patched('<c/>', '<p><Slides> 3 </Slides></p>', pages)).toEqual([undefined, undefined]);
    expect(await patched(undefined, '<p>', pages)).toEqual([undefined, undefined]);
  });
});
