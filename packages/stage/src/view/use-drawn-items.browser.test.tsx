import type { CoursewareChange, CoursewareReader } from '@lectern/courseware';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { InkRun } from './drawn-items.ts';
import { ENGLISH_LABELS, PageScopeContext, StageContext } from './stage-context.ts';
import { useDrawnItems } from './use-drawn-items.ts';

/** The results of each rendering. */
const results: (readonly (string | InkRun)[])[] = [];
function Items() {
  const items = useDrawnItems('page');
  results.push(items);
  return items.length;
}

/** A page of 30 strokes, a shape, and a stroke of another page. */
function mounted() {
  const ink = (parentId: string, more: object = {}) => ({
    kind: 'element',
    type: 'ink',
    parentId,
    frame: {},
    ...more,
  });
  const records = new Map<string, object>([
    ['page', { kind: 'page' }],
    ['shape', { kind: 'element', type: 'shape', parentId: 'page', frame: {} }],
    ['other', ink('elsewhere')],
  ]);
  const children = Array.from({ length: 30 }, (_, index) => `s${index}`);
  for (const id of children) records.set(id, ink('page'));
  children.push('shape');
  let listener: ((change: CoursewareChange) => void) | undefined;
  const reader = {
    children: () => children,
    find: (_: string, id: string) => records.get(id),
    get: (id: string) => records.get(id),
    subscribe: (given: typeof listener) => {
      listener = given;
      return () => {
        listener = undefined;
      };
    },
  } as unknown as CoursewareReader;
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => root.unmount());
  results.length = 0;
  const assets = { url: () => undefined, subscribe: () => () => undefined };
  flushSync(() =>
    root.render(
      <StageContext value={{ reader, mode: 'show', labels: ENGLISH_LABELS, assets }}>
        <PageScopeContext value={{ pageId: 'page', design: {} as never, pageNumber: 1 }}>
          <Items />
        </PageScopeContext>
      </StageContext>,
    ),
  );
  /** Tells the reader's listener of changed records and child lists, and returns the number of new renderings. */
  const change = (changed: string[], lists: string[] = []) => {
    const before = results.length;
    flushSync(() =>
      listener?.({ records: new Set(changed), childLists: new Set(lists) } as unknown as CoursewareChange),
    );
    return results.length - before;
  };
  return { records, change, root, isHeard: () => listener !== undefined };
}
const shape = () => results.at(-1)?.map((item) => (typeof item === 'string' ? item : item.strokes.length));

describe('useDrawnItems', () => {
  it('renders again when a stroke of the page, the page or its list changes', () => {
    const { records, change } = mounted();
    expect(shape()).toEqual([30, 'shape']);
    records.set('s29', { ...records.get('s29'), alt: 'a line' });
    expect(change(['s29'])).toBe(1);
    expect(shape()).toEqual([29, 's29', 'shape']);
    expect(change(['page'])).toBe(1);
    expect(change([], ['page'])).toBe(1);
  });

  it('does not render for other elements, strokes of other pages and other lists', () => {
    const { change } = mounted();
    expect(change(['shape'])).toBe(0);
    expect(change(['other'])).toBe(0);
    expect(change(['missing'])).toBe(0);
    expect(change([], ['elsewhere'])).toBe(0);
  });

  it('stops listening when it is removed', () => {
    const { root, isHeard } = mounted();
    expect(isHeard()).toBe(true);
    flushSync(() => root.render(null));
    expect(isHeard()).toBe(false);
  });
});
