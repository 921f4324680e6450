import { type CoursewareRecord, designOf, SnapshotReader } from '@lectern/courseware';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ElementList, type ElementListProps, ElementView, type ElementViewProps } from './element-view.tsx';
import { UNPAINTED } from './page-picture.tsx';
import {
  ENGLISH_LABELS,
  PageScopeContext,
  type PrintLinks,
  PrintLinksContext,
  StageContext,
  type StageMode,
} from './stage-context.ts';

const frame = { x: 10, y: 20, w: 100, h: 50 };
const fill = { type: 'solid', color: { type: 'rgb', value: 'AA0000' } };

interface Given {
  readonly mode?: StageMode;
  readonly picturePart?: string;
  readonly printed?: PrintLinks;
}
function render(
  elements: object[],
  node: React.ReactNode,
  { mode = 'show', picturePart, printed }: Given,
): string {
  const reader = new SnapshotReader({
    records: elements.map((element, index) => ({
      kind: 'element',
      type: 'shape',
      id: `e${index}`,
      parentId: 'page',
      order: `a${String(index).padStart(3, '0')}`,
      frame,
      fill,
      ...element,
    })) as unknown as CoursewareRecord[],
  });
  const assets = { url: (hash: string) => `/files/${hash}`, subscribe: () => () => undefined };
  return renderToStaticMarkup(
    <StageContext value={{ reader, mode, labels: ENGLISH_LABELS, assets }}>
      <PageScopeContext
        value={{ pageId: 'page', pageNumber: 1, design: designOf(reader, 'page'), picturePart }}
      >
        <PrintLinksContext value={printed}>{node}</PrintLinksContext>
      </PageScopeContext>
    </StageContext>,
  );
}
const one = (element: object, props: Partial<ElementViewProps> = {}, given: Given = {}) =>
  render([element], <ElementView id="e0" {...props} />, given);
const list = (elements: object[], props: Partial<ElementListProps> = {}, given: Given = {}) =>
  render(elements, <ElementList parentId="page" {...props} />, given);
const idsOf = (html: string) => [...html.matchAll(/data-element-id="([^"]*)"/g)].map(([, id]) => id);

describe('ElementView', () => {
  it('is placed by its frame, and mirrored in a flipped group', () => {
    expect(one({})).toContain('left:10px;top:20px;width:100px;height:50px');
    const mirror = { w: 300, h: 200, flipH: true, flipV: false };
    expect(one({}, { mirror })).toContain('left:190px;top:20px');
  });

  it('is left out when it is hidden or missing', () => {
    expect(one({ hidden: true })).toBe('');
    expect(one({}, { id: 'other' })).toBe('');
  });

  it('is left out as a placeholder of a layout, where it has no element id', () => {
    const placeholder = { type: 'title' };
    expect(one({ placeholder }, { backdrop: true })).toBe('');
    expect(one({ placeholder })).not.toBe('');
    const shown = one({}, { backdrop: true });
    expect(shown).not.toContain('data-element-id');
    expect(shown).toContain('data-backdrop-id="e0"');
    expect(one({}, { backdrop: true }, { mode: 'edit' })).not.toContain('data-backdrop-id');
    expect(one({})).not.toContain('data-backdrop-id');
  });

  it('is named by its description, unless its drawing exposes it', () => {
    expect(one({ alt: 'a tree' })).toContain('role="group" aria-label="a tree"');
    expect(one({})).not.toContain('role="group"');
    expect(one({ type: 'picture', asset: 'photo', alt: 'a tree' })).not.toContain('role="group"');
  });

  it('has a pointer in a show when it reacts to a click', () => {
    const click = { type: 'jump', to: 'next' };
    expect(one({ click })).toContain('cursor:pointer');
    expect(one({ click }, {}, { mode: 'edit' })).not.toContain('cursor:pointer');
    expect(one({})).not.toContain('cursor:pointer');
  });

  it('has its link on paper', () => {
    const printed: PrintLinks = {
      address: () => undefined,
      over: (_, pageId, action) => <i>{`${pageId} ${action.type}`}</i>,
    };
    const click = { type: 'jump', to: 'next' };
    expect(one({ click }, {}, { mode: 'print', printed })).toContain('<i>page jump</i>');
    expect(one({}, {}, { mode: 'print', printed })).not.toContain('<i>');
  });

  it('is not painted where the picture of the page shows it, except for media and a text being typed', () => {
    const unpainted = (element: object, props: Partial<ElementViewProps> = {}, picturePart = 'slide1') =>
      one({ origin: { part: 'slide1' }, ...element }, props, { picturePart }).includes(
        `class="${UNPAINTED}"`,
      );
    expect(unpainted({})).toBe(true);
    expect(unpainted({}, {}, 'slide2')).toBe(false);
    expect(unpainted({ origin: undefined })).toBe(false);
    expect(unpainted({ type: 'video', asset: 'film' })).toBe(false);
    expect(unpainted({}, { text: <b>typing</b> })).toBe(false);
    expect(one({ origin: { part: 'slide1' } })).not.toContain('class=');
  });
});

describe('ElementList', () => {
  it('shows the children of its parent in order, and the children of groups in them', () => {
    const html = list([
      {},
      { type: 'group', id: 'g' },
      { parentId: 'g', id: 'inner' },
      { parentId: 'other' },
    ]);
    expect(idsOf(html)).toEqual(['e0', 'g', 'inner']);
  });

  it('leaves out hidden elements', () => {
    expect(idsOf(list([{}, {}, {}], { hiddenElements: new Set(['e1']) }))).toEqual(['e0', 'e2']);
  });

  it('has the result of `renderElement` in place of each element, but not behind a page', () => {
    const renderElement: ElementListProps['renderElement'] = (id, drawing) => <u title={id}>{drawing}</u>;
    const html = list([{}, {}], { renderElement });
    expect(html.match(/<u title="e\d"><div data-element-id/g)).toHaveLength(2);
    expect(list([{}], { renderElement, backdrop: true })).not.toContain('<u');
  });
});

describe('many strokes of ink', () => {
  const points = [0, 0, 0.5, 50, 40, 0.5];
  const strokes = (count: number) =>
    Array.from({ length: count }, () => ({ type: 'ink', points, width: 3, tool: 'pen', color: '000000' }));

  it('are drawn together from 24 strokes on', () => {
    expect(idsOf(list(strokes(23)))).toHaveLength(23);
    // The canvas is loaded on demand.
    expect(list(strokes(24))).toBe('<div data-loading=""></div>');
  });

  it('are drawn separately on paper, and in a group', () => {
    expect(idsOf(list(strokes(24), {}, { mode: 'print' }))).toHaveLength(24);
    const grouped = strokes(24).map((stroke) => ({ ...stroke, parentId: 'g' }));
    expect(idsOf(list(grouped, { parentId: 'g' }))).toHaveLength(24);
  });

  it('are drawn together except for strokes that are selected, and without hidden strokes', () => {
    expect(idsOf(list(strokes(24), { apart: new Set(['e3']) }))).toEqual(['e3']);
    expect(
      idsOf(list(strokes(24), { apart: new Set(['e3', 'e4']), hiddenElements: new Set(['e4', 'e5']) })),
    ).toEqual(['e3']);
  });
});
