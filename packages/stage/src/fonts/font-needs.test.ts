import { blankCourseware, type CoursewareRecord, SnapshotReader } from '@lectern/courseware';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// Simulates a machine without any of the fonts: every family is as wide as its fallback.
beforeEach(() => {
  const context = { font: '', measureText: () => ({ width: 1 }) };
  vi.resetModules();
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => context }) });
});
afterEach(() => vi.unstubAllGlobals());

const frame = { x: 0, y: 0, w: 100, h: 100, rotation: 0 };

/** The characters for which a page with these elements needs fonts. */
async function needed(...elements: readonly object[]): Promise<string> {
  const { FontNeeds } = await import('./font-needs.ts');
  const { records } = blankCourseware();
  const page = records.find(({ kind }) => kind === 'page');
  if (!page) throw new Error('a blank courseware has no page');
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

it('FontNeeds returns the characters of texts', async () => {
  const text = { paragraphs: [{ runs: [{ type: 'text', text: 'bad', props: { latin: 'Calibri' } }] }] };
  expect(await needed({ type: 'shape', text })).toBe('abd');
});

it('FontNeeds returns nothing for elements that are drawn without text', async () => {
  const ink = { type: 'ink', tool: 'pen', color: 'd92d20', width: 4, points: [0, 0, 0.5, 100, 100, 0.5] };
  const picture = { type: 'picture', asset: 'f'.repeat(64) };
  const line = { type: 'line', geometry: { type: 'preset', preset: 'line' } };
  expect(await needed(ink, picture, line)).toBe('');
});
