import { type CoursewareRecord, designOf, SnapshotReader } from '@lectern/courseware';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ENGLISH_LABELS, PageScopeContext, StageContext, type StageMode } from './stage-context.ts';
import { useDrawnItems } from './use-drawn-items.ts';

function Items({ parentId }: { readonly parentId: string }) {
  const items = useDrawnItems(parentId);
  return items.map((item) => (typeof item === 'string' ? item : `${item.strokes.length} strokes`)).join();
}

/** The items of 50 strokes of a page (`s0` to `s49`) with these animations. */
function itemsOf(
  animations: object[] | undefined,
  { mode = 'show' as StageMode, parentId = 'page' } = {},
): string[] {
  const frame = { x: 0, y: 0, w: 10, h: 10 };
  const reader = new SnapshotReader({
    records: [
      { kind: 'page', id: 'page', order: 'a0', layoutId: 'layout', animations },
      ...Array.from({ length: 50 }, (_, index) => ({
        ...{
          kind: 'element',
          type: 'ink',
          id: `s${index}`,
          parentId,
          order: `a${String(index).padStart(2, '0')}`,
        },
        ...{ frame, points: [], width: 1, tool: 'pen', color: '000000' },
      })),
    ] as unknown as CoursewareRecord[],
  });
  const assets = { url: () => undefined, subscribe: () => () => undefined };
  const html = renderToStaticMarkup(
    <StageContext value={{ reader, mode, labels: ENGLISH_LABELS, assets }}>
      <PageScopeContext value={{ pageId: 'page', pageNumber: 1, design: designOf(reader, 'page') }}>
        <Items parentId={parentId} />
      </PageScopeContext>
    </StageContext>,
  );
  return html.split(',');
}

describe('useDrawnItems', () => {
  it('returns the strokes of a page as one item', () => {
    expect(itemsOf(undefined)).toEqual(['50 strokes']);
    expect(itemsOf(undefined, { mode: 'edit' })).toEqual(['50 strokes']);
  });

  it('returns each stroke on paper, and in a group', () => {
    expect(itemsOf(undefined, { mode: 'print' })).toHaveLength(50);
    expect(itemsOf(undefined, { parentId: 'group' })).toHaveLength(50);
  });

  it('returns a stroke that an animation moves, or that starts an animation, as an item', () => {
    const click = { type: 'click' };
    expect(itemsOf([{ elementId: 's25', trigger: click }])).toEqual(['25 strokes', 's25', '24 strokes']);
    const byStroke = { elementId: 'other', trigger: { type: 'element', elementId: 's25' } };
    expect(itemsOf([byStroke])).toEqual(['25 strokes', 's25', '24 strokes']);
    expect(itemsOf([{ elementId: 'other', trigger: click }])).toEqual(['50 strokes']);
  });
});
