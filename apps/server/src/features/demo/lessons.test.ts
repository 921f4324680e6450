import { CoursewareStore, endOfLine, record, SnapshotReader, stateOfSnapshot } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import type { LessonBuilder } from './lesson-builder.ts';
import { autumnRainLesson } from './lessons/autumn-rain.ts';
import { fractionsLesson } from './lessons/fractions.ts';
import { statesOfWaterLesson } from './lessons/states-of-water.ts';
import { pupilNames } from './pupils.ts';

const lessons: readonly (readonly [string, () => LessonBuilder])[] = [
  ['秋天的雨', autumnRainLesson],
  ['分数的初步认识', fractionsLesson],
  ['水的三态变化', statesOfWaterLesson],
];

describe.each(lessons)('the lesson %s', (_, build) => {
  const { records } = build().snapshot();

  it('has valid records with unique ids', () => {
    for (const one of records) expect(record.safeParse(one).error, one.id).toBeUndefined();
    expect(new Set(records.map((one) => one.id)).size).toBe(records.length);
  });

  it('has eight pages or more, each with notes and a title', () => {
    const pages = records.filter((one) => one.kind === 'page');
    expect(pages.length).toBeGreaterThanOrEqual(8);
    for (const page of pages) {
      expect(page.notes?.paragraphs[0]?.runs.length).toBeGreaterThan(0);
      const own = records.filter((one) => one.kind === 'element' && one.parentId === page.id);
      expect(own.some((one) => 'placeholder' in one && /title/i.test(one.placeholder?.type ?? ''))).toBe(
        true,
      );
      expect(own.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('has all elements within the page, and animations only on existing elements', () => {
    const ids = new Set(records.map((one) => one.id));
    for (const one of records) {
      if (one.kind === 'page') {
        for (const { elementId } of one.animations ?? []) expect(ids.has(elementId), elementId).toBe(true);
      }
      if (one.kind !== 'element' || one.type !== 'shape' || !one.text || one.parentId.startsWith('layout'))
        continue;
      const { x, y, w, h } = one.frame;
      expect(
        x >= 0 && y >= 0 && x + w <= 1280 && y + h <= 720,
        `${one.id} ${JSON.stringify(one.frame)}`,
      ).toBe(true);
    }
  });

  it('has no text behind the class toolbar at the bottom of the screen', () => {
    // Top of the toolbar at the bottom, and its sides in the wider language, on a page of 1280 by 720.
    const toolbar = { top: 634, left: 180, right: 1100 };
    for (const one of records) {
      if (one.kind !== 'element' || one.type !== 'shape' || one.parentId.startsWith('layout')) continue;
      const words = one.text?.paragraphs.flatMap(({ runs }) => runs).filter((run) => run.type === 'text');
      if (!words?.some(({ text }) => text.trim() !== '')) continue;
      const { x, y, w, h } = one.frame;
      const reachesIt = x < toolbar.right && x + w > toolbar.left && y + h > toolbar.top;
      expect(reachesIt, `${one.id} ${JSON.stringify(one.frame)}`).toBe(false);
    }
  });

  it('connects arrows to the middle of a side of the shapes beside them', () => {
    const reader = new SnapshotReader({ records });
    const elements = new Map(records.flatMap((one) => (one.kind === 'element' ? [[one.id, one]] : [])));
    let glued = 0;
    for (const line of elements.values()) {
      if (line.type !== 'line') continue;
      for (const end of ['start', 'end'] as const) {
        const element = elements.get(line[end]?.elementId ?? '');
        if (!element) continue;
        const shape = element.frame;
        glued += 1;
        const middles = [
          [shape.x + shape.w / 2, shape.y],
          [shape.x, shape.y + shape.h / 2],
          [shape.x + shape.w / 2, shape.y + shape.h],
          [shape.x + shape.w, shape.y + shape.h / 2],
          // The sides of a triangle are slanted.
          [shape.x + shape.w / 4, shape.y + shape.h / 2],
        ] as const;
        const { x: px, y: py } = endOfLine(reader, line, end);
        const off = middles.map((middle) => Math.hypot(middle[0] - px, middle[1] - py));
        expect(Math.min(...off), `${end} of ${line.id}`).toBeLessThan(1);
      }
    }
    expect(glued).toBeGreaterThan(2);
  });

  it('can be opened as a shared document with the same pages', () => {
    const snapshot = build().snapshot();
    const doc = new Y.Doc();
    Y.applyUpdate(doc, stateOfSnapshot(snapshot));
    const store = new CoursewareStore(doc);
    expect(store.pages()).toHaveLength(snapshot.records.filter((one) => one.kind === 'page').length);
    store.dispose();
    doc.destroy();
  });
});

it('every arrow of the lesson on water connects two elements, and follows them when they move', () => {
  const lines = statesOfWaterLesson()
    .snapshot()
    .records.filter((one) => one.kind === 'element' && one.type === 'line');
  expect(lines).toHaveLength(8);
  for (const line of lines)
    expect(line).toMatchObject({
      start: { elementId: expect.any(String) },
      end: { elementId: expect.any(String) },
    });
});

describe('the demonstration class', () => {
  it('has 45 pupils, each with a unique name', () => {
    expect(pupilNames).toHaveLength(45);
    expect(new Set(pupilNames).size).toBe(45);
  });
});
