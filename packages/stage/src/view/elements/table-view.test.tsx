import { designOf, SnapshotReader, type TableElement } from '@lectern/courseware';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { CellStrokes } from '../paint/rare-paint.tsx';
import { ENGLISH_LABELS, PageScopeContext, StageContext } from '../stage-context.ts';
import { TableView } from './table-view.tsx';

// Loads the lazy drawing of dashed borders.
beforeAll(async () => {
  await CellStrokes.load();
});

const reader = new SnapshotReader({ records: [] });
const stage = {
  reader,
  mode: 'show',
  labels: ENGLISH_LABELS,
  assets: { url: (hash: string) => `/files/${hash}`, subscribe: () => () => undefined },
} as const;
const scope = { pageId: 'page', pageNumber: 1, design: designOf(reader, 'page') };
const frame = { x: 0, y: 0, w: 300, h: 100 };
const solid = (value: string) => ({ type: 'solid', color: { type: 'rgb', value } });
const line = (more: object = {}) => ({ fill: solid('00FF00'), width: 4, ...more });
const picture = (mode: object = { type: 'stretch' }) => ({ type: 'picture', asset: 'photo', mode });

function drawn(cells: object, more: object = {}, props: object = {}): string {
  const blank = Object.fromEntries(
    ['r0:c0', 'r0:c1', 'r1:c0', 'r1:c1'].map((key) => [key, { text: { paragraphs: [] } }]),
  );
  const given = Object.entries(cells).map(([key, cell]) => [key, { text: { paragraphs: [] }, ...cell }]);
  const table = {
    columns: [
      { id: 'c0', width: 100 },
      { id: 'c1', width: 200 },
    ],
    rows: [
      { id: 'r0', height: 40 },
      { id: 'r1', height: 60 },
    ],
    cells: { ...blank, ...Object.fromEntries(given) },
    ...more,
  };
  const element = { kind: 'element', type: 'table', id: 'e', parentId: 'page', order: 'a0', frame, table };
  return renderToStaticMarkup(
    <StageContext value={stage}>
      <PageScopeContext value={scope}>
        <TableView element={element as unknown as TableElement} frame={frame} {...props} />
      </PageScopeContext>
    </StageContext>,
  );
}
const text = (words: string) => ({ paragraphs: [{ runs: [{ type: 'text', text: words }] }] });
/** The style of a cell, and the styles of the parts in it. */
function stylesOf(cell: object): string[] {
  const html = drawn({ 'r0:c0': { text: text('甲'), ...cell } });
  const from = html.indexOf('data-cell="r0:c0"');
  const to = html.indexOf('data-cell="r0:c1"');
  return [...html.slice(from, to).matchAll(/style="([^"]*)"/g)].map(([, style = '']) => style);
}

describe('TableView', () => {
  it('has the columns of the file, and rows that grow with their text', () => {
    const html = drawn({});
    expect(html).toContain('grid-template-columns:100px 200px');
    expect(html).toContain('grid-template-rows:minmax(40px, auto) minmax(60px, auto)');
    expect(html).not.toContain('direction:rtl');
    expect(drawn({}, { rtl: true })).toContain('direction:rtl');
  });

  it('has a row for each row with cells, and cells in their place', () => {
    const html = drawn({ 'r0:c0': { text: text('甲'), rowSpan: 2, colSpan: 2 } });
    expect(html.match(/role="row"/g)).toHaveLength(1);
    expect(html).toContain('grid-row:1 / span 2;grid-column:1 / span 2');
    expect(drawn({})).toContain('grid-row:2 / span 1;grid-column:2 / span 1');
  });

  it('shows the editor in place of the text of its cell only', () => {
    const cells = { 'r0:c0': { text: text('甲') }, 'r0:c1': { text: text('乙') } };
    const html = drawn(cells, {}, { text: <b>typing</b>, cell: 'r0:c0' });
    expect(html.indexOf('<b>typing</b>')).toBeLessThan(html.indexOf('data-cell="r0:c1"'));
    expect(html).not.toContain('甲');
    expect(html).toContain('乙');
    expect(html.match(/typing/g)).toHaveLength(1);
  });

  it('has the fill of the table, else of its style, below the cells', () => {
    const fills = (more: object) =>
      [...drawn({}, more).matchAll(/<rect[^>]*fill="([^"]*)"/g)].map(([, fill]) => fill);
    expect(fills({})).toEqual([]);
    expect(fills({ fill: solid('112233'), style: { parts: {}, background: solid('445566') } })).toEqual([
      '#112233',
    ]);
    expect(fills({ style: { parts: {}, background: solid('445566') } })).toEqual(['#445566']);
  });
});

describe('a cell', () => {
  it.each([
    ['t', 'flex-start'],
    ['ctr', 'center'],
    ['b', 'flex-end'],
  ])('anchored at %s aligns its text to %s', (anchor, align) => {
    expect(stylesOf({ anchor })[0]).toContain(`justify-content:${align}`);
  });

  it('has its insets around the text', () => {
    expect(stylesOf({ insets: { l: 1, t: 2, r: 3, b: 4 } })[0]).toContain('padding:2px 3px 4px 1px');
  });

  it('has a plain fill as its background, and any other fill as a layer', () => {
    expect(stylesOf({ fill: solid('112233') })[0]).toContain('background:#112233');
    const gradient = {
      type: 'gradient',
      shade: { type: 'linear', angle: 0 },
      stops: [{ pos: 0, color: solid('112233').color }],
    };
    const html = drawn({ 'r0:c0': { fill: gradient } });
    expect(html).toContain('<linearGradient');
    expect(stylesOf({ fill: gradient })[0]).not.toContain('background');
  });

  it('keeps the proportions of its picture when the file sets it', () => {
    const html = (pictureFit: string | undefined) => drawn({ 'r0:c0': { fill: picture(), pictureFit } });
    expect(html('cover')).toContain('preserveAspectRatio="xMidYMid slice"');
    expect(html('contain')).toContain('preserveAspectRatio="xMidYMid meet"');
    expect(html(undefined)).toContain('preserveAspectRatio="none"');
    expect(html(undefined)).not.toContain('xMidYMid');
    expect(drawn({ 'r0:c0': { fill: solid('112233'), pictureFit: 'cover' } })).not.toContain('<image');
  });

  it('has vertical text in a layer that does not make the row higher, turned when it reads upwards', () => {
    const insets = { l: 1, t: 2, r: 3, b: 4 };
    const [cell = '', flow = ''] = stylesOf({ insets, vertical: 'eaVert' });
    expect(cell).not.toContain('padding');
    expect(flow).toContain('position:absolute;inset:0');
    expect(flow).toContain('padding:2px 3px 4px 1px');
    expect(flow).toContain('writing-mode:vertical-rl');
    const [, up = ''] = stylesOf({ insets, vertical: 'vert270' });
    expect(up).toContain('padding:4px 1px 2px 3px');
    expect(up).toContain('transform:rotate(180deg)');
  });
});

describe('the borders of a cell', () => {
  const borders = (more: object) => {
    const html = drawn({ 'r0:c0': { borders: more } });
    const part = html.slice(html.indexOf('data-cell="r0:c0"'), html.indexOf('data-cell="r0:c1"'));
    return { part, style: /style="([^"]*border-(?:left|top|right|bottom):[^"]*)"/.exec(part)?.[1] ?? '' };
  };

  it('are centred on its edges', () => {
    const { style, part } = borders({ l: line(), t: line({ width: 2 }) });
    expect(style).toContain('left:-2px;top:-1px;right:0;bottom:0');
    expect(style).toContain('border-left:4px solid #00ff00;border-top:2px solid #00ff00');
    expect(style).not.toContain('border-right');
    expect(part).not.toContain('<line');
  });

  it('are double for compound lines of two pixels or more', () => {
    expect(borders({ l: line({ compound: 'dbl', width: 2 }) }).style).toContain('2px double');
    expect(borders({ l: line({ compound: 'dbl', width: 1 }) }).style).toContain('1px solid');
    expect(borders({ l: line({ compound: 'sng' }) }).style).toContain('4px solid');
  });

  it('are strokes when they are dashed or diagonal', () => {
    const { part, style } = borders({ l: line({ dash: 'dash' }), tlbr: line() });
    expect(part.match(/<line /g)).toHaveLength(2);
    expect(style).toBe('');
    expect(borders({ l: line({ dash: 'solid' }) }).part).not.toContain('<line');
  });

  it('are left out without a colour', () => {
    expect(borders({ l: { fill: { type: 'none' }, width: 4 } }).style).toBe('');
  });
});
