import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { brokenRules, findBrokenRules } from './rules/broken-rules.ts';
import { RULES, type Rule } from './rules/rules.ts';
import { SOUND_PARTS, soundDeck } from './rules/sound-deck.ts';

const MAIN = 'ppt/presentation.xml';
const SLIDE = 'ppt/slides/slide1.xml';
const CHART = 'ppt/charts/chart1.xml';
const TYPES = '[Content_Types].xml';

/** The deck with a piece of a part's text replaced; the piece must exist. */
function changed(part: string, from: string, to: string): Uint8Array {
  const text = SOUND_PARTS[part];
  if (typeof text !== 'string' || !text.includes(from)) throw new Error(`${part} has no ${from}`);
  return soundDeck({ [part]: text.replace(from, to) });
}

function rels(part: string): string {
  const slash = part.lastIndexOf('/') + 1;
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
}

/** The archive with a value written into every header of a kind: `local` or `central`. */
function headers(kind: 'local' | 'central', write: (view: DataView, at: number) => void): Uint8Array {
  const bytes = soundDeck();
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 46 < bytes.length; at++) {
    if (view.getUint32(at, true) === (kind === 'local' ? 0x04034b50 : 0x02014b50)) write(view, at);
  }
  return bytes;
}

function zipped(...names: readonly string[]): Uint8Array {
  const files = Object.fromEntries(names.map((name) => [name, strToU8('<a/>')]));
  return zipSync({ [TYPES]: strToU8('<a/>'), ...files });
}

const PLANTED: readonly (readonly [Rule, string, () => Uint8Array])[] = [
  ['zip-readable', 'an archive without a central directory', () => soundDeck().subarray(0, 500)],
  ['zip-first', 'another entry before [Content_Types].xml', () => zipSync({ a: strToU8('<a/>') })],
  ['zip-names', 'a name with a backslash', () => zipped('ppt\\slides\\slide1.xml')],
  ['zip-names', 'a name with ..', () => zipped('ppt/../../a.xml')],
  ['zip-doubled', 'two names that differ only in case', () => zipped('ppt/a.xml', 'PPT/a.xml')],
  [
    'zip-method',
    'an encrypted entry',
    () => headers('central', (view, at) => view.setUint16(at + 8, 1, true)),
  ],
  [
    'zip-lengths',
    'a wrong checksum',
    () => headers('central', (view, at) => view.setUint32(at + 16, 7, true)),
  ],
  [
    'zip-lengths',
    'a wrong length in the header',
    () => headers('local', (view, at) => view.setUint32(at + 22, 1, true)),
  ],
  ['well-formed', 'a missing end record', () => changed(SLIDE, '</p:spTree>', '')],
  ['well-formed', 'an undeclared prefix', () => changed(SLIDE, '<p:cSld>', '<q:x/><p:cSld>')],
  [
    'well-formed',
    'mc:Ignorable with an undeclared prefix',
    () =>
      changed(
        SLIDE,
        '<p:sld ',
        '<p:sld xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="p99" ',
      ),
  ],
  ['well-formed', 'a document type', () => changed(SLIDE, '<p:sld ', '<!DOCTYPE x><p:sld ')],
  [
    'content-types',
    'a part without a content type',
    () => changed(TYPES, '<Default Extension="png" ContentType="image/png"/>', ''),
  ],
  [
    'content-types',
    'a content type of a missing part',
    () => changed(TYPES, '</Types>', '<Override PartName="/x.xml" ContentType="a/b"/></Types>'),
  ],
  [
    'content-types',
    'a part with two content types',
    () => changed(TYPES, '</Types>', '<Default Extension="PNG" ContentType="image/png"/></Types>'),
  ],
  [
    'content-type-fits',
    'a slide with the content type of a layout',
    () => changed(TYPES, '.slide+xml', '.slideLayout+xml'),
  ],
  ['relation-ids', 'a repeated id', () => changed(rels(SLIDE), 'Id="notes"', 'Id="image"')],
  ['relation-ids', 'an id that begins with a digit', () => changed(rels(SLIDE), 'Id="notes"', 'Id="1"')],
  ['relation-targets', 'a missing target', () => changed(rels(SLIDE), 'image1.png', 'image2.png')],
  [
    'relation-owner',
    'relations of a missing part',
    () =>
      soundDeck({
        'ppt/slides/_rels/slide9.xml.rels':
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>',
      }),
  ],
  ['relation-used', 'an id without a relation', () => changed(SLIDE, 'r:embed="image"', 'r:embed="picture"')],
  [
    'relation-kind',
    'a picture relation to a chart',
    () => changed(SLIDE, 'r:embed="image"', 'r:embed="chart"'),
  ],
  ['orphans', 'an unreferenced part', () => soundDeck({ 'ppt/media/image2.png': new Uint8Array(8) })],
  ['main-part', 'no presentation part', () => changed('_rels/.rels', 'officeDocument"', 'other"')],
  [
    'main-kinds',
    'two lists of table styles',
    () =>
      changed(
        rels(MAIN),
        '</Relationships>',
        '<Relationship Id="x" Type="a/tableStyles" Target="tableStyles.xml"/></Relationships>',
      ),
  ],
  [
    'masters',
    'a master without a theme',
    () => changed('ppt/slideMasters/_rels/slideMaster1.xml.rels', '/theme"', '/other"'),
  ],
  [
    'masters',
    'a layout missing in the list of its master',
    () => changed('ppt/slideMasters/slideMaster1.xml', '<p:sldLayoutId id="2147483649" r:id="layout"/>', ''),
  ],
  [
    'layouts',
    'a layout without a master',
    () => changed('ppt/slideLayouts/_rels/slideLayout1.xml.rels', '/slideMaster"', '/other"'),
  ],
  [
    'themes',
    'a theme shared by two masters',
    () => changed('ppt/notesMasters/_rels/notesMaster1.xml.rels', 'theme2', 'theme1'),
  ],
  ['slides', 'a slide without a layout', () => changed(rels(SLIDE), '/slideLayout"', '/other"')],
  ['slides', 'a slide missing in the list', () => changed(MAIN, '<p:sldId id="257" r:id="slide2"/>', '')],
  [
    'notes',
    'notes of another slide',
    () => changed('ppt/notesSlides/_rels/notesSlide1.xml.rels', 'slide1.xml', 'slide2.xml'),
  ],
  [
    'notes',
    'notes without a master',
    () => changed('ppt/notesSlides/_rels/notesSlide1.xml.rels', '/notesMaster"', '/other"'),
  ],
  ['slide-ids', 'an id shared by two slides', () => changed(MAIN, 'id="257"', 'id="256"')],
  ['slide-ids', 'a slide that is listed twice', () => changed(MAIN, 'r:id="slide2"', 'r:id="slide"')],
  [
    'master-ids',
    'a layout with the id of its master',
    () => changed('ppt/slideMasters/slideMaster1.xml', '2147483649', '2147483648'),
  ],
  [
    'sections',
    'a section with a missing slide',
    () => changed(MAIN, '<p14:sldId id="256"/>', '<p14:sldId id="300"/>'),
  ],
  [
    'sections',
    'a slide in two sections',
    () => changed(MAIN, '<p14:sldId id="256"/>', '<p14:sldId id="256"/><p14:sldId id="256"/>'),
  ],
  ['shape-ids', 'two shapes with the same id', () => changed(SLIDE, '<p:cNvPr id="3"', '<p:cNvPr id="2"')],
  ['timing-ids', 'two time nodes with the same id', () => changed(SLIDE, '<p:cTn id="2"', '<p:cTn id="1"')],
  [
    'timing-targets',
    'an animation of a missing shape',
    () => changed(SLIDE, '<p:spTgt spid="2"/>', '<p:spTgt spid="9"/>'),
  ],
  [
    'timing-targets',
    'a build of a missing shape',
    () => changed(SLIDE, '<p:bldP spid="2"', '<p:bldP spid="9"'),
  ],
  ['tables', 'a row that lacks a cell', () => changed(SLIDE, '<a:gridCol w="100"/>', '')],
  ['tables', 'a merged cell without hMerge or vMerge', () => changed(SLIDE, ' hMerge="1"', '')],
  [
    'table-styles',
    'a repeated style',
    () =>
      changed(
        'ppt/tableStyles.xml',
        '</a:tblStyleLst>',
        '<a:tblStyle styleId="{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}" styleName="二"/></a:tblStyleLst>',
      ),
  ],
  [
    'chart-axes',
    'a plot on a missing axis',
    () => changed(CHART, '<c:axId val="20"/></c:barChart>', '<c:axId val="30"/></c:barChart>'),
  ],
  [
    'chart-axes',
    'an axis that crosses a missing axis',
    () => changed(CHART, '<c:crossAx val="20"/>', '<c:crossAx val="30"/>'),
  ],
  [
    'chart-series',
    'two series with the same id',
    () => changed(CHART, '<c:idx val="1"/>', '<c:idx val="0"/>'),
  ],
  ['chart-data', 'points out of order', () => changed(CHART, '<c:pt idx="0">', '<c:pt idx="1">')],
  [
    'chart-data',
    'a workbook that cannot be opened',
    () => soundDeck({ 'ppt/embeddings/book1.xlsx': strToU8('no workbook') }),
  ],
  [
    'comments',
    'a comment without an author',
    () => changed('ppt/comments/comment1.xml', 'authorId="0"', 'authorId="5"'),
  ],
  ['attributes', 'a missing attribute', () => changed(SLIDE, ' name="Box"', '')],
  ['attributes', 'an unknown attribute', () => changed(SLIDE, ' name="Box"', ' name="Box" colour="red"')],
  ['values', 'a font size out of range', () => changed(SLIDE, 'sz="1800"', 'sz="18.5"')],
  [
    'values',
    'a fraction above one',
    () => changed(SLIDE, '<a:alpha val="50000"/>', '<a:alpha val="150000"/>'),
  ],
  ['values', 'a colour given by name', () => changed(SLIDE, 'val="FF0000"', 'val="red"')],
  ['values', 'a slide id below 256', () => changed(MAIN, 'id="256"', 'id="255"')],
  ['values', 'a master id below 2^31', () => changed(MAIN, 'id="2147483648"', 'id="5"')],
  [
    'children',
    'children in the wrong order',
    () => changed(SLIDE, '<p:cNvSpPr/><p:nvPr/>', '<p:nvPr/><p:cNvSpPr/>'),
  ],
  [
    'children',
    'a missing required child',
    () => changed(SLIDE, '<a:bodyPr/><a:lstStyle/><a:p><a:r>', '<a:lstStyle/><a:p><a:r>'),
  ],
  [
    'children',
    'a line before the fill',
    () =>
      changed(
        SLIDE,
        '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>',
        '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:ln/>',
      ),
  ],
  [
    'children',
    'axes before the plot',
    () => changed(CHART, '<c:layout/><c:barChart>', '<c:valAx/><c:barChart>'),
  ],
  [
    'children',
    'an element of an unknown namespace',
    () => changed(SLIDE, '<p:clrMapOvr>', '<x:y xmlns:x="urn:x"/><p:clrMapOvr>'),
  ],
];

describe("the validator of PowerPoint's rules", () => {
  it('reports no violation in a valid deck', () => {
    expect(brokenRules(soundDeck())).toEqual([]);
  });

  it.each(PLANTED)('%s: reports %s', (rule, _what, plant) => {
    expect(findBrokenRules(plant()).map((broken) => broken.rule)).toContain(rule);
  });

  it('has a planted violation for every rule', () => {
    expect([...new Set(PLANTED.map(([rule]) => rule))].sort()).toEqual([...RULES].sort());
  });

  it('checks each branch of an alternative, and skips ignorable content', () => {
    const alternate = (choice: string, fallback: string) =>
      changed(
        SLIDE,
        '</p:spTree>',
        `<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main"><mc:Choice Requires="p14">${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent></p:spTree>`,
      );
    const shape = (id: number) =>
      `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name=""/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr/></p:sp>`;
    expect(brokenRules(alternate(shape(9), shape(9)))).toEqual([]);
    expect(brokenRules(alternate(shape(9), '<p:wrong/>')).join()).toContain('p:wrong is not allowed');
    expect(brokenRules(alternate('<p:wrong/>', shape(9))).join()).toContain('p:wrong is not allowed');
    const ignorable =
      '<p:sld xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:y="urn:y" mc:Ignorable="y" y:z="1" ';
    expect(brokenRules(changed(SLIDE, '<p:sld ', ignorable))).toEqual([]);
  });
});
