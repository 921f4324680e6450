import { blankCourseware, type CoursewareRecord, SnapshotReader } from '@lectern/courseware';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// A machine that has none of the faces: any family is as wide as what stands behind it.
beforeEach(() => {
  const context = { font: '', measureText: () => ({ width: 1 }) };
  vi.resetModules();
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => context }) });
});
afterEach(() => vi.unstubAllGlobals());

const frame = { x: 0, y: 0, w: 100, h: 100, rotation: 0 };

/** The characters that a page with this on it needs faces for. */
async function needed(...elements: readonly object[]): Promise<string> {
  const { FontNeeds } = await import('./font-needs.ts');
  const { records } = blankCourseware();
  const page = records.find(({ kind }) => kind === 'page');
  if (!page) throw new Error('a blank courseware has a page');
  const laid = elements.map((element, at) => ({
    kind: 'element',
    id: `e${at}`,
    parentId: page.id,
    order: `a${at}`,
    frame,
    ...element,
  })) as unknown as readonly CoursewareRecord[];
  const own = records.filter(({ kind }) => kind !== 'element');
  const needs = new FontNeeds(new SnapshotReader({ records: [...own, ...laid] }));
  needs.addPage(page.id);
  return [...new Set(needs.all().flatMap(({ characters }) => [...characters]))].sort().join('');
}

it('asks for the letters of texts', async () => {
  const text = { paragraphs: [{ runs: [{ type: 'text', text: 'bad', props: { latin: 'Calibri' } }] }] };
  expect(await needed({ type: 'shape', text })).toBe('abd');
});

it('asks for none where what lies on the page is drawn without letters', async () => {
  const ink = { type: 'ink', tool: 'pen', color: 'd92d20', width: 4, points: [0, 0, 0.5, 100, 100, 0.5] };
  const picture = { type: 'picture', asset: 'f'.repeat(64) };
  const line = { type: 'line', geometry: { type: 'preset', preset: 'line' } };
  expect(await needed(ink, picture, line)).toBe('');
});
