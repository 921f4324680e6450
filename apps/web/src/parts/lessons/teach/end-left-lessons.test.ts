import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptLessons } from '../kept/kept-lessons.ts';
import type { LessonNotes } from '../kept/running-lesson.ts';
import { endGoneLesson, endLeft } from './end-left-lessons.ts';

const seen = vi.hoisted(() => ({
  log: [] as string[],
  /** Coursewares that another window teaches. */
  taught: new Set<string>(),
  notes: new Map<string, unknown>(),
}));
vi.mock('../kept/window-lock.ts', () => ({
  holdWindow: async (id: string) => {
    if (seen.taught.has(id)) return undefined;
    seen.log.push(`hold ${id}`);
    return () => seen.log.push(`release ${id}`);
  },
}));
vi.mock('../kept/lesson-home.ts', () => ({
  LessonHome: { open: async (_: string, id: string) => ({ drop: async () => seen.log.push(`drop ${id}`) }) },
}));
vi.mock('../outbox/lesson-outboxes.ts', () => ({
  outboxOf: () => ({
    add: async ({ kind, lessonId }: { kind: string; lessonId: string }) =>
      seen.log.push(`${kind} ${lessonId}`),
  }),
}));
vi.mock('../kept/kept-lessons.ts', () => ({
  KeptLessons: class {
    of = (id: string) => seen.notes.get(id);
    keep = (id: string, notes: unknown) => seen.log.push(`${notes === undefined ? 'forget' : 'keep'} ${id}`);
  },
}));

const NOW = 1_760_000_000_000;
const HOURS = 3_600_000;
const notes = (coursewareId: string, told: boolean, lastAt = NOW - HOURS) =>
  ({
    ...{
      id: `l-${coursewareId}`,
      coursewareId,
      name: '',
      classId: null,
      beginAt: NOW - 5 * HOURS,
      lastAt,
      told,
    },
    ...{ shownMs: 0, held: [] },
  }) as unknown as LessonNotes;
const keptOf = (...all: LessonNotes[]) =>
  ({
    all: () => all,
    keep: (id: string, left: unknown) => seen.log.push(`${left === undefined ? 'forget' : 'keep'} ${id}`),
  }) as unknown as KeptLessons;

beforeEach(() => {
  seen.log.length = 0;
  seen.taught.clear();
  seen.notes.clear();
});

describe('endLeft', () => {
  it('ends lessons of other coursewares, each under the lock of its courseware', async () => {
    await endLeft('chen', keptOf(notes('c2', true)), 'c1', NOW);
    expect(seen.log[0]).toBe('hold c2');
    expect(seen.log).toContain('end l-c2');
    expect(seen.log.at(-1)).toBe('release c2');
  });

  it('keeps the lesson of this courseware while it can be continued', async () => {
    await endLeft('chen', keptOf(notes('c1', true)), 'c1', NOW);
    expect(seen.log).toEqual([]);
  });

  it('ends the lesson of this courseware when it was left long ago, without its lock', async () => {
    await endLeft('chen', keptOf(notes('c1', true, NOW - 3 * HOURS)), 'c1', NOW);
    expect(seen.log).toContain('end l-c1');
    expect(seen.log.join()).not.toContain('hold');
  });

  it('leaves a lesson that another window teaches, and ends the others', async () => {
    seen.taught.add('c2');
    await endLeft('chen', keptOf(notes('c2', true), notes('c3', true)), 'c1', NOW);
    expect(seen.log.filter((each) => each.startsWith('end'))).toEqual(['end l-c3']);
  });

  it('deletes the document of a lesson that was only a preview, and keeps one that was sent', async () => {
    await endLeft('chen', keptOf(notes('c2', false), notes('c3', true)), 'c1', NOW);
    expect(seen.log.filter((each) => each.startsWith('drop'))).toEqual(['drop l-c2']);
  });
});

describe('endGoneLesson', () => {
  it('returns false without a lesson, or when another window teaches it', async () => {
    expect(await endGoneLesson('chen', 'c1')).toBe(false);
    seen.notes.set('c1', notes('c1', true));
    seen.taught.add('c1');
    expect(await endGoneLesson('chen', 'c1')).toBe(false);
    expect(seen.log).toEqual([]);
  });

  it.each([
    [true, undefined, true],
    [false, true, true],
    [false, undefined, false],
  ])('with a lesson that was sent: %s and counts: %s returns %s', async (told, counts, result) => {
    seen.notes.set('c1', { ...notes('c1', told), counts });
    expect(await endGoneLesson('chen', 'c1')).toBe(result);
    expect([seen.log[0], seen.log.at(-1)]).toEqual(['hold c1', 'release c1']);
  });
});
