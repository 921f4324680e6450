import { describe, expect, it } from 'vitest';
import { paragraph, part, png, sha256 } from '../../test/deck-source.ts';
import { frame } from '../../test/shapes/frame-source.ts';
import { holder, node, notesOf, scopeOf } from '../../test/tree-scope.ts';
import { contentOf } from '../package/compatibility.ts';
import { PAGE_SPACE } from '../read/geometry/frame.ts';
import { readGraphicFrame } from './graphic-frame.ts';

const CX = 'http://schemas.microsoft.com/office/drawing/2014/chartex';
const PLACE = { parentId: 'page', order: 'a0', space: PAGE_SPACE };
const CHART = part('c:chartSpace', '<c:chart><c:plotArea><c:barChart/></c:plotArea></c:chart>');
const extended = (content: string) =>
  `<cx:chartSpace xmlns:cx="${CX}" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">${content}</cx:chartSpace>`;

async function framed(xml: string | ReturnType<typeof node>, place = PLACE) {
  const scope = await scopeOf({
    relations: [
      { id: 'c', type: 'chart', target: '../charts/c.xml' },
      { id: 'x', type: 'chart', target: 'http://a/c.xml', external: true },
      { id: 'e', type: 'chartEx', target: '../charts/e.xml' },
      { id: 'f', type: 'chartEx', target: '../charts/f.xml' },
      { id: 'i', type: 'image', target: '../media/p.png' },
    ],
    parts: {
      'ppt/charts/c.xml': CHART,
      'ppt/charts/e.xml': extended(
        '<cx:chartData><cx:data id="0"><cx:numDim type="val"><cx:lvl><cx:pt idx="0">1</cx:pt></cx:lvl></cx:numDim></cx:data></cx:chartData><cx:chart><cx:plotArea><cx:plotAreaRegion><cx:series layoutId="funnel"><cx:dataId val="0"/></cx:series></cx:plotAreaRegion></cx:plotArea></cx:chart>',
      ),
      'ppt/charts/f.xml': extended(
        '<cx:pt>one</cx:pt><cx:pt> </cx:pt><a:t>two</a:t><cx:v>three</cx:v><cx:x>no</cx:x><cx:series layoutId="sunburst"/>',
      ),
      'ppt/media/p.png': png(),
    },
  });
  const [element, ...more] = readGraphicFrame(typeof xml === 'string' ? node(xml) : xml, scope, place);
  return { element, more, notes: notesOf(scope).map(({ code, detail }) => `${code} ${detail ?? ''}`.trim()) };
}

const placed = (xml: string) => xml.replace('<p:nvPr/>', '<p:nvPr><p:ph type="tbl" idx="4"/></p:nvPr>');
const PLACEHOLDER = { type: 'tbl', index: 4 };

describe('readGraphicFrame of a table', () => {
  const table = frame(
    'x/table',
    '<a:tbl><a:tblGrid><a:gridCol w="952500"/><a:gridCol w="476250"/></a:tblGrid><a:tr h="190500"/><a:tr h="95250"/></a:tbl>',
  );

  it('returns the table in the size of its grid', async () => {
    const { element, more } = await framed(placed(table));
    expect(element).toMatchObject({
      type: 'table',
      frame: { x: 0, y: 0, w: 150, h: 30 },
      placeholder: PLACEHOLDER,
    });
    expect(more).toEqual([]);
  });

  it('keeps the size of its frame without a grid, and within a group', async () => {
    expect((await framed(frame('x', '<a:tbl/>'))).element?.frame).toEqual({ x: 0, y: 0, w: 200, h: 100 });
    const inGroup = { ...PLACE, space: { ...PAGE_SPACE } };
    expect((await framed(table, inGroup)).element?.frame).toMatchObject({ w: 200, h: 100 });
  });
});

describe('readGraphicFrame of a chart', () => {
  it('returns the chart of its part', async () => {
    const { element, notes } = await framed(placed(frame('x', '<c:chart r:id="c"/>')));
    expect(element).toMatchObject({
      type: 'chart',
      chart: { plots: [{ type: 'bar' }] },
      placeholder: PLACEHOLDER,
    });
    expect(notes).toEqual([]);
  });

  it('returns an empty chart without a part, and reports it', async () => {
    for (const [content, detail] of [
      ['<c:chart r:id="none"/>', 'chart'],
      ['<c:chart r:id="x"/>', 'http://a/c.xml'],
      ['', 'chart'],
    ]) {
      const { element, notes } = await framed(frame('http://x/chart', content ?? ''));
      expect(element).toMatchObject({ type: 'chart', chart: { plots: [], axes: [] } });
      expect(notes).toEqual([`PART_MISSING ${detail}`]);
    }
  });
});

describe('readGraphicFrame of a chart of 2016', () => {
  const chart = (id: string) => `<cx:chart xmlns:cx="${CX}" r:id="${id}"/>`;
  const fallback = '<p:pic><p:blipFill><a:blip r:embed="i"/></p:blipFill></p:pic>';
  const chosen = (id: string) =>
    contentOf(
      holder(
        `<mc:AlternateContent><mc:Choice xmlns:cx="${CX}" Requires="cx">${frame(CX, chart(id))}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`,
      ),
    )[0];

  it('returns a chart with the picture of its fallback, and reports its kind', async () => {
    const { element, notes } = await framed(chosen('e') ?? '');
    expect(element).toMatchObject({
      type: 'chart',
      preview: sha256(png()),
      chart: { plots: [{ horizontal: true }] },
    });
    expect(notes).toEqual(['CHART_KIND funnel']);
    const plain = await framed(frame(CX, chart('e')));
    expect(plain.element).not.toHaveProperty('preview');
  });

  it('returns its texts without numbers', async () => {
    const { element, notes } = await framed(chosen('f') ?? '');
    expect(element).toMatchObject({
      type: 'unknown',
      what: 'chartex',
      preview: sha256(png()),
      texts: ['one', 'two', 'three'],
    });
    expect(notes).toEqual(['CHART_KIND sunburst']);
    const missing = await framed(frame('http://x/ChartEx', ''));
    expect([missing.element, missing.notes]).toMatchObject([
      { what: 'chartex', texts: [] },
      ['CHART_KIND chartex'],
    ]);
  });
});

describe('readGraphicFrame of another object', () => {
  it('returns an embedded object, also below another element', async () => {
    expect((await framed(frame('x', '<p:oleObj progId="P"/>'))).element).toMatchObject({ what: 'ole' });
    expect((await framed(frame('x', '<p:other><p:oleObj progId="P"/></p:other>'))).element).toMatchObject({
      what: 'ole',
    });
  });

  it('returns a diagram', async () => {
    expect((await framed(frame('x', '<dgm:relIds r:dm="none"/>'))).element).toMatchObject({
      what: 'diagram',
    });
  });

  it('returns a placeholder with texts and picture for an unknown object, and reports its kind', async () => {
    const content = `<a:x>${paragraph('words')}<a:blip r:embed="i"/></a:x>`;
    expect(await framed(frame('http://x/2017/model3d', content))).toMatchObject({
      element: { type: 'unknown', what: 'model3d', texts: ['words'], preview: sha256(png()) },
      notes: ['OBJECT_UNKNOWN model3d'],
    });
    const { element } = await framed('<p:graphicFrame/>');
    expect(element).toMatchObject({
      type: 'unknown',
      what: 'graphicFrame',
      frame: { x: 0, y: 0, w: 0, h: 0 },
    });
    expect(element).not.toHaveProperty('texts');
  });
});
