import {
  copyElements,
  duplicateElements,
  duplicatePages,
  type Edit,
  type ElementOf,
  groupElements,
  moveElements,
  pasteFragment,
  SnapshotReader,
} from '@lectern/courseware';
import { strFromU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { buildDeck, paragraph, part, type RelationSource, read, shape } from '../../../test/deck-source.ts';
import { exported } from '../../../test/edited/edited-export.ts';
import { brokenRules } from '../../../test/rules/broken-rules.ts';
import { frame } from '../../../test/shapes/frame-source.ts';

const MICROSOFT = 'http://schemas.microsoft.com/office';
const SLIDE = 'ppt/slides/slide1.xml';
const ODD = '<c:extLst><c:ext uri="{odd}"><z:kept xmlns:z="urn:z"/></c:ext></c:extLst>';
const numbers = (name: string, values: readonly number[]) =>
  `<c:${name}><c:numRef><c:f>S!A1</c:f><c:numCache><c:ptCount val="${values.length}"/>${values
    .map((value, index) => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`)
    .join('')}</c:numCache></c:numRef></c:${name}>`;
const CHART =
  '<c:chart><c:plotArea><c:layout/><c:barChart><c:barDir val="col"/><c:grouping val="clustered"/>' +
  `<c:ser><c:idx val="0"/><c:order val="0"/>${numbers('val', [1, 2, 3])}</c:ser>` +
  '<c:axId val="1"/><c:axId val="2"/></c:barChart></c:plotArea></c:chart><c:externalData r:id="w"/>';

const relationsOf = (...list: readonly RelationSource[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list
    .map(({ id, type, target }) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** One page with a shape, a chart with its style, and a SmartArt with its drawing, followed by an empty page. */
function deck(): Uint8Array {
  const chart = frame(
    'http://schemas.openxmlformats.org/drawingml/2006/chart',
    '<c:chart r:id="rId7"/>',
    3,
  ).replace('name="frame"', 'name="Chart"');
  const diagram = frame(
    'http://schemas.openxmlformats.org/drawingml/2006/diagram',
    '<dgm:relIds r:dm="rId1" r:lo="rId2" r:qs="rId3" r:cs="rId4"/>',
    4,
  ).replace('name="frame"', 'name="Diagram"');
  const types = Object.entries({
    'charts/chart1.xml': 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
    'charts/style1.xml': 'application/vnd.ms-office.chartstyle+xml',
    'charts/colors1.xml': 'application/vnd.ms-office.chartcolorstyle+xml',
    'diagrams/data1.xml': 'application/vnd.openxmlformats-officedocument.drawingml.diagramData+xml',
    'diagrams/layout1.xml': 'application/vnd.openxmlformats-officedocument.drawingml.diagramLayout+xml',
    'diagrams/quickStyle1.xml': 'application/vnd.openxmlformats-officedocument.drawingml.diagramStyle+xml',
    'diagrams/colors1.xml': 'application/vnd.openxmlformats-officedocument.drawingml.diagramColors+xml',
    'diagrams/drawing1.xml': 'application/vnd.ms-office.drawingml.diagramDrawing+xml',
  }).map(([name, type]) => `<Override PartName="/ppt/${name}" ContentType="${type}"/>`);
  return buildDeck({
    slides: [
      {
        tree: shape(2, '', paragraph('plain')) + chart + diagram,
        relations: [
          { id: 'rId7', type: 'chart', target: '../charts/chart1.xml' },
          { id: 'rId1', type: 'diagramData', target: '../diagrams/data1.xml' },
          { id: 'rId2', type: 'diagramLayout', target: '../diagrams/layout1.xml' },
          { id: 'rId3', type: 'diagramQuickStyle', target: '../diagrams/quickStyle1.xml' },
          { id: 'rId4', type: 'diagramColors', target: '../diagrams/colors1.xml' },
          {
            id: 'rId5',
            type: `${MICROSOFT}/2007/relationships/diagramDrawing`,
            target: '../diagrams/drawing1.xml',
          },
        ],
      },
      {},
    ],
    parts: {
      '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="xlsx" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"/>${types.join('')}</Types>`,
      'ppt/charts/chart1.xml': part('c:chartSpace', CHART + ODD),
      'ppt/charts/_rels/chart1.xml.rels': relationsOf(
        { id: 'w', type: `${OFFICE}/package`, target: '../embeddings/book1.xlsx' },
        { id: 's', type: `${MICROSOFT}/2011/relationships/chartStyle`, target: 'style1.xml' },
        { id: 'c', type: `${MICROSOFT}/2011/relationships/chartColorStyle`, target: 'colors1.xml' },
      ),
      'ppt/charts/style1.xml': '<cs:chartStyle xmlns:cs="urn:style" id="201"/>',
      'ppt/charts/colors1.xml': '<cs:colorStyle xmlns:cs="urn:style" id="10"/>',
      'ppt/embeddings/book1.xlsx': 'a workbook',
      'ppt/diagrams/data1.xml': part(
        'dgm:dataModel',
        `<dgm:ptLst><dgm:pt modelId="1"><dgm:t><a:bodyPr/>${paragraph('一')}</dgm:t></dgm:pt></dgm:ptLst><dgm:cxnLst/>` +
          '<dgm:extLst><a:ext uri="http://schemas.microsoft.com/office/drawing/2008/diagram"><dsp:dataModelExt relId="rId5" minVer="1"/></a:ext></dgm:extLst>',
      ),
      'ppt/diagrams/layout1.xml': part('dgm:layoutDef', '', 'uniqueId="urn:list"'),
      'ppt/diagrams/quickStyle1.xml': part('dgm:styleDef', ''),
      'ppt/diagrams/colors1.xml': part('dgm:colorsDef', ''),
      'ppt/diagrams/drawing1.xml': part(
        'dsp:drawing',
        '<dsp:spTree><dsp:nvGrpSpPr/><dsp:grpSpPr/><dsp:sp modelId="{1}"><dsp:nvSpPr/><dsp:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="1905000" cy="952500"/></a:xfrm>' +
          `<a:prstGeom prst="rect"/></dsp:spPr><dsp:txBody><a:bodyPr/>${paragraph('一')}</dsp:txBody></dsp:sp></dsp:spTree>`,
      ),
    },
  });
}

type Change = Parameters<typeof exported>[1];

/** The export after an edit of that deck, which must violate no rule and give the same records when it is read. */
async function after(edit: Change) {
  const bytes = deck();
  const { parts, written } = await exported(bytes, edit);
  const known = brokenRules(bytes).map((rule) => rule.split(':')[0]);
  expect(brokenRules(written).filter((rule) => !known.includes(rule.split(':')[0]))).toEqual([]);
  const reader = new SnapshotReader((await read(written)).snapshot);
  const text = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const names = (pattern: RegExp) => Object.keys(parts).filter((name) => pattern.test(name)).length;
  const frames = reader.pages().map((page) => framesUnder(reader, page));
  return { text, frames, charts: names(/charts\/chart/), workbooks: names(/embeddings/), names };
}

/** The kinds of frames on a page, with groups flattened. */
function framesUnder(reader: SnapshotReader, parentId: string): string[] {
  return reader.children(parentId).flatMap((id) => {
    const element = reader.find('element', id);
    if (element?.type === 'chart') return ['chart'];
    if (element?.type !== 'group') return [];
    return element.diagram ? ['diagram'] : framesUnder(reader, id);
  });
}

function named(edit: Edit, name: string): string {
  const found = edit.all('element').find((element) => element.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found.id;
}
const all = (edit: Edit) => ['Shape 2', 'Chart', 'Diagram'].map((name) => named(edit, name));

describe('charts and SmartArt of the original file', () => {
  it('are moved into a new group unchanged, with their parts', async () => {
    const { text, frames, charts, names } = await after((edit) => groupElements(edit, all(edit)));
    expect(frames).toEqual([['chart', 'diagram'], []]);
    expect(text(SLIDE)).toMatch(/<p:grpSp>.*<p:graphicFrame>.*<p:graphicFrame>.*<\/p:grpSp>/s);
    expect([charts, names(/diagrams\//)]).toEqual([1, 5]);
    expect(text('ppt/charts/chart1.xml')).toContain(ODD);
  });

  it('are moved from one group to another and out again', async () => {
    const { frames, charts, names } = await after((edit, store) => {
      const [plain = '', chart = '', diagram = ''] = all(edit);
      const group = groupElements(edit, [plain, diagram]) ?? '';
      edit.update(chart, { parentId: group });
      edit.update(diagram, { parentId: store.pages()[0] ?? '', order: 'b0' });
    });
    expect(frames).toEqual([['chart', 'diagram'], []]);
    expect([charts, names(/diagrams\//)]).toEqual([1, 5]);
  });

  it('are copied with separate parts, each diagram linked to its own drawing', async () => {
    const { text, frames, charts, workbooks, names } = await after((edit) =>
      duplicateElements(edit, all(edit)),
    );
    expect(frames).toEqual([['chart', 'diagram', 'chart', 'diagram'], []]);
    expect([charts, workbooks, names(/diagrams\//)]).toEqual([2, 2, 10]);
    expect(text('ppt/charts/chart2.xml')).toBe(text('ppt/charts/chart1.xml'));
    const [, relation = ''] = /relId="([^"]*)"/.exec(text('ppt/diagrams/data2.xml')) ?? [];
    expect(relation).not.toBe('rId5');
    const relations = text('ppt/slides/_rels/slide1.xml.rels');
    expect(relations).toMatch(new RegExp(`Id="${relation}"[^>]*Target="../diagrams/drawing2.xml"`));
  });

  it('are moved to another page, with new names and positions', async () => {
    const { text, frames, charts, names } = await after((edit, store) => {
      const copied = copyElements(store, 'document', all(edit));
      const { elements } = pasteFragment(edit, store.pages()[1] ?? '', copied);
      for (const id of elements) edit.update(id, { name: `copy of ${edit.find('element', id)?.name}` });
      moveElements(edit, elements, { x: 50, y: 50 });
    });
    expect(frames).toEqual([
      ['chart', 'diagram'],
      ['chart', 'diagram'],
    ]);
    expect([charts, names(/diagrams\//)]).toEqual([2, 10]);
    expect(text('ppt/slides/slide2.xml')).toContain('name="copy of Chart"');
  });

  it('stay on their page and on its copies, when any of them is changed', async () => {
    const { frames, charts, names } = await after((edit, store) => {
      const [page = ''] = store.pages();
      const [copy = ''] = duplicatePages(edit, [page]);
      for (const id of [page, copy]) {
        edit.update(id, { background: { type: 'none' } });
        groupElements(edit, edit.children(id));
      }
    });
    expect(frames).toEqual([['chart', 'diagram'], ['chart', 'diagram'], []]);
    expect([charts, names(/diagrams\//)]).toEqual([2, 10]);
  });

  it('leave no unused part when only the copy stays', async () => {
    const { frames, charts, names } = await after((edit) => {
      const ids = all(edit);
      duplicateElements(edit, ids);
      for (const id of ids) edit.remove(id);
    });
    expect(frames).toEqual([['chart', 'diagram'], []]);
    expect([charts, names(/diagrams\//)]).toEqual([1, 5]);
  });

  it('keep the style and the colours of a chart whose numbers were changed', async () => {
    const { text, names } = await after((edit) => {
      const id = named(edit, 'Chart');
      const { chart } = edit.find('element', id) as ElementOf<'chart'>;
      const plots = chart.plots.map((plot) => ({
        ...plot,
        series: plot.series.map((series) => ({ ...series, values: [4, 5, 6] })),
      }));
      edit.update<ElementOf<'chart'>>(id, { chart: { ...chart, plots } });
    });
    expect(text('ppt/charts/chart2.xml')).toContain('<c:v>5</c:v>');
    expect(text('ppt/charts/_rels/chart2.xml.rels')).toMatch(/chartStyle".*chartColorStyle"/s);
    expect([names(/charts\/style/), names(/charts\/colors/), names(/charts\/chart/)]).toEqual([1, 1, 1]);
    expect(text('[Content_Types].xml')).toContain('chartcolorstyle+xml');
  });
});
