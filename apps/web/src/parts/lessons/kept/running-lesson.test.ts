import type { ClassEvent } from '@lectern/protocol/lessons';
import { describe, expect, it } from 'vitest';
import { type LessonMessage, type LessonNotes, newLesson, RunningLesson } from './running-lesson.ts';

const MINUTE = 60_000;

const TAUGHT = { name: '秋天的雨', classId: '三年级2班' };

/** A panel with a mock clock; `reload` continues with the stored notes. */
function panel(about: () => typeof TAUGHT | undefined = () => TAUGHT) {
  const state: { now: number; set: number; notes: LessonNotes | undefined; ended?: LessonNotes } = {
    now: 1_000_000,
    // The change of the clock by a user, milliseconds.
    set: 0,
    notes: undefined,
  };
  const told: LessonMessage[] = [];
  const ports = {
    now: () => state.now + state.set,
    steady: () => state.now,
    keep: (notes: LessonNotes | undefined) => {
      state.notes = notes;
    },
    tell: (message: LessonMessage) => told.push(message),
    about,
    ended: (notes: LessonNotes) => {
      state.ended = notes;
    },
  };
  const fresh = newLesson('c', state.now);
  const reload = () => new RunningLesson(state.notes ?? fresh, ports);
  const pages = () =>
    told.flatMap((message) =>
      message.kind === 'events'
        ? message.events.flatMap((event) =>
            event.kind === 'page' ? [[event.number, event.milliseconds] as const] : [],
          )
        : [],
    );
  return { state, told, pages, reload, lesson: reload() };
}

const called: ClassEvent = { id: 'e', at: 1, kind: 'called', pupils: [{ name: '王小明' }] };

const given = {
  ...{ activityId: 'a', asked: { id: 'q' }, askedAt: 1 },
  answers: [{ id: 'x', pupil: null, response: { choice: 'b' }, hints: [], at: 1 }],
};

describe('a running lesson', () => {
  it('sends answers on the panel once, after its beginning, also when its class was unknown over a reload', () => {
    const known = { is: false };
    const { state, told, reload, lesson } = panel(() => (known.is ? TAUGHT : undefined));
    lesson.answer(given);
    expect([lesson.isOnlyLook, told]).toEqual([false, []]);
    const again = reload();
    known.is = true;
    again.note();
    expect(told.map(({ kind }) => kind)).toEqual(['begin', 'answers']);
    expect(told[1]).toEqual({ kind: 'answers', lessonId: again.id, given });
    expect(state.notes?.answers).toBeUndefined();
    again.answer(given);
    expect(told.map(({ kind }) => kind)).toEqual(['begin', 'answers', 'answers']);
    again.end();
    again.answer(given);
    expect(told.at(-1)?.kind).toBe('end');
  });

  it('is only a preview until it has lasted a minute, an event counts, or ink was written, sent or not', () => {
    const { state, lesson } = panel();
    lesson.showPage('p1', 1);
    state.now += 59_000;
    lesson.note();
    expect(lesson.isOnlyLook).toBe(true);
    state.now += 1_000;
    lesson.note();
    expect(lesson.isOnlyLook).toBe(false);
    for (const act of [(each: RunningLesson) => each.count(), (each: RunningLesson) => each.add(called)]) {
      // The class is unknown, so the lesson is not sent yet.
      const untold = panel(() => undefined);
      untold.lesson.showPage('p1', 1);
      expect(untold.lesson.isOnlyLook).toBe(true);
      act(untold.lesson);
      expect([untold.told, untold.lesson.isOnlyLook]).toEqual([[], false]);
    }
  });

  it('can be resumed after its end at its last page, which was sent before', () => {
    const { state, told, pages, lesson } = panel();
    lesson.showPage('p1', 1);
    state.now += MINUTE;
    lesson.showPage('p2', 2);
    lesson.showSteps('p2', 3);
    state.now += MINUTE;
    lesson.end();
    expect(told.at(-1)?.kind).toBe('end');
    expect(pages()).toEqual([
      [1, MINUTE],
      [2, MINUTE],
    ]);
    expect(state.notes).toBeUndefined();
    expect(state.ended).toMatchObject({
      id: lesson.id,
      told: true,
      page: { id: 'p2', number: 2, ms: 0, steps: 3, counts: false },
    });
  });

  it('is sent once it has lasted a minute, with the pages shown before', () => {
    const { state, told, pages, lesson } = panel();
    lesson.showPage('p1', 1);
    state.now += 40_000;
    lesson.showPage('p2', 2);
    expect(told).toEqual([]);
    state.now += 20_000;
    lesson.note();
    expect(told.map(({ kind }) => kind)).toEqual(['begin', 'events']);
    expect(told[0]).toMatchObject({
      beginAt: 1_000_000,
      coursewareId: 'c',
      name: '秋天的雨',
      classId: '三年级2班',
    });
    expect(pages()).toEqual([[1, 40_000]]);
  });

  it('records a page shown for less than a second only when it was written on', () => {
    const { state, pages, lesson } = panel();
    lesson.showPage('p1', 1);
    state.now += 300;
    lesson.count();
    lesson.showPage('p2', 2);
    state.now += 300;
    lesson.showPage('p3', 3);
    state.now += 300;
    lesson.count();
    lesson.count();
    lesson.end();
    expect(pages()).toEqual([
      [1, 300],
      [3, 300],
    ]);
  });

  it('stores the progress of the current page until another page is shown', () => {
    const { state, lesson } = panel();
    const steps = { done: 2, of: 3, triggered: { e: 1 } };
    lesson.showPage('p1', 1);
    lesson.showSteps('p1', steps);
    lesson.showPage('p1', 1);
    expect(state.notes?.page).toMatchObject({ number: 1, steps });
    lesson.showSteps('p9', { ...steps, done: 3 });
    expect(state.notes?.page).toMatchObject({ steps });
    lesson.showPage('p2', 2);
    expect(state.notes?.page).toEqual({ id: 'p2', number: 2, ms: 0 });
  });

  it('delays its first event until its class is known, also over a crash', () => {
    const state: { notes: LessonNotes; classId: string | undefined } = {
      notes: newLesson('c', 1_000_000),
      classId: undefined,
    };
    const told: LessonMessage[] = [];
    const run = () =>
      new RunningLesson(state.notes, {
        now: () => 1_000_000,
        steady: () => 0,
        keep: (notes) => {
          state.notes = notes ?? state.notes;
        },
        tell: (message) => told.push(message),
        about: () => (state.classId === undefined ? undefined : { name: '', classId: state.classId }),
        aboutAtLast: () => ({ name: '', classId: null }),
      });
    run().add(called);
    expect(told).toEqual([]);
    const again = run();
    state.classId = '三年级2班';
    again.note();
    expect(told).toMatchObject([
      { kind: 'begin', classId: '三年级2班' },
      { kind: 'events', events: [called] },
    ]);
  });

  it('is sent without a class when it ends before the class is known', () => {
    const told: LessonMessage[] = [];
    const lesson = new RunningLesson(newLesson('c', 1), {
      now: () => 1,
      steady: () => 0,
      keep: () => undefined,
      tell: (message) => told.push(message),
      about: () => undefined,
      aboutAtLast: () => ({ name: '班会', classId: null }),
    });
    lesson.add(called);
    lesson.end();
    expect(told.map(({ kind }) => kind)).toEqual(['begin', 'events', 'end']);
  });

  it('leaves no data when it was only a preview of the slides', () => {
    const { state, told, lesson } = panel();
    lesson.showPage('p1', 1);
    state.now += 59_000;
    lesson.end();
    expect(told).toEqual([]);
    expect(state.notes).toBeUndefined();
  });

  it('is sent at once when an event counts', () => {
    const { told, lesson } = panel();
    lesson.showPage('p1', 1);
    lesson.add(called);
    expect(told.map(({ kind }) => kind)).toEqual(['begin', 'events']);
  });

  it('ends at the current time, with its last page', () => {
    const { state, told, pages, lesson } = panel();
    lesson.showPage('p1', 1);
    state.now += 2 * MINUTE;
    lesson.end();
    expect(told.at(-1)).toMatchObject({ kind: 'end', endAt: 1_000_000 + 2 * MINUTE });
    expect(pages()).toEqual([[1, 2 * MINUTE]]);
    lesson.end();
    lesson.add(called);
    expect(told.filter(({ kind }) => kind === 'end')).toHaveLength(1);
    expect(told.at(-1)?.kind).toBe('end');
  });

  it('continues after a reload or a crash as the same lesson at its last page', () => {
    const { state, told, pages, lesson, reload } = panel();
    lesson.showPage('p1', 1);
    state.now += 2 * MINUTE;
    lesson.note();
    state.now += 10_000; // lost in the crash
    const again = reload();
    again.showPage('p1', 1);
    state.now += MINUTE;
    again.showPage('p2', 2);
    expect(pages()).toEqual([[1, 3 * MINUTE]]);
    expect(new Set(told.map(({ lessonId }) => lessonId)).size).toBe(1);
    expect(told.filter(({ kind }) => kind === 'begin')).toHaveLength(2);
    expect(again.id).toBe(lesson.id);
  });

  it('counts no time while the slides are hidden', () => {
    const { state, pages, lesson } = panel();
    lesson.showPage('p1', 1);
    state.now += MINUTE;
    lesson.setInSight(false);
    state.now += 30 * MINUTE;
    lesson.setInSight(true);
    state.now += MINUTE;
    lesson.showPage('p2', 2);
    expect(pages()).toEqual([[1, 2 * MINUTE]]);
  });

  it('leaves out pages that were skipped quickly', () => {
    const { state, pages, lesson } = panel();
    lesson.showPage('p1', 1);
    state.now += 2 * MINUTE;
    for (const number of [2, 3, 4]) {
      lesson.showPage(`p${number}`, number);
      state.now += 200;
    }
    lesson.showPage('p5', 5);
    state.now += 5_000;
    lesson.end();
    expect(pages()).toEqual([
      [1, 2 * MINUTE],
      [5, 5_000],
    ]);
  });

  it('keeps its duration when the clock is set back', () => {
    const { state, pages, told, lesson } = panel();
    lesson.showPage('p1', 1);
    state.now += 2 * MINUTE;
    lesson.note();
    state.set -= 60 * MINUTE;
    lesson.showPage('p2', 2);
    state.now += MINUTE;
    lesson.end();
    expect(pages()).toEqual([
      [1, 2 * MINUTE],
      [2, MINUTE],
    ]);
    expect(told.at(-1)).toMatchObject({ endAt: 1_000_000 + 3 * MINUTE });
  });

  it('measures how long a page was shown also when the clock is set', () => {
    const { state, pages, told, lesson } = panel();
    lesson.showPage('p1', 1);
    state.now += 10_000;
    state.set += 48 * 60 * MINUTE;
    lesson.note();
    expect(told).toEqual([]);
    state.now += MINUTE;
    lesson.showPage('p2', 2);
    state.now += MINUTE;
    lesson.end();
    expect(pages()).toEqual([
      [1, MINUTE + 10_000],
      [2, MINUTE],
    ]);
  });

  it('ends at the given time when its end is noticed later', () => {
    const { state, told, lesson, reload } = panel();
    lesson.showPage('p1', 1);
    state.now += 5 * MINUTE;
    lesson.note();
    const left = state.now;
    state.now += 24 * 60 * MINUTE;
    reload().end(left);
    expect(told.at(-1)).toMatchObject({ kind: 'end', endAt: left });
    expect(state.notes).toBeUndefined();
  });

  it('counts no time of a page shown while the window is hidden', () => {
    const { state, told, pages, lesson } = panel();
    lesson.setInSight(false);
    lesson.showPage('p1', 1);
    state.now += 10 * MINUTE;
    lesson.note();
    expect(told).toEqual([]);
    lesson.setInSight(true);
    state.now += MINUTE;
    lesson.end();
    expect(pages()).toEqual([[1, MINUTE]]);
  });

  it('is sent at once when data were stored in it, however short it is', () => {
    const { told, lesson } = panel();
    lesson.showPage('p1', 1);
    lesson.count();
    lesson.count();
    lesson.end();
    expect(told.map(({ kind }) => kind)).toEqual(['begin', 'events', 'end']);
  });

  it('can change its class before and after it was sent', () => {
    const { state, told, lesson } = panel();
    lesson.showPage('p1', 1);
    lesson.teachClass('三年级3班');
    expect(told).toEqual([]);
    state.now += MINUTE;
    lesson.note();
    lesson.teachClass('三年级3班');
    expect(told.map(({ kind }) => kind)).toEqual(['begin', 'class']);
    expect(state.notes?.classId).toBe('三年级3班');
  });

  it('is sent with its last page and removed from this browser when another device takes over', () => {
    const { state, told, pages, lesson } = panel();
    lesson.showPage('p1', 1);
    state.now += 20_000;
    lesson.giveAway();
    lesson.note();
    expect(told.map(({ kind }) => kind)).toEqual(['begin', 'events']);
    expect(pages()).toEqual([[1, 20_000]]);
    expect(state.notes).toBeUndefined();
  });

  it('is sent later when it contains ink, was left at once, and its class failed to load', () => {
    const state: { notes: LessonNotes | undefined } = { notes: undefined };
    const told: LessonMessage[] = [];
    const ports = {
      now: () => 1_000,
      steady: () => 0,
      keep: (notes: LessonNotes | undefined) => {
        state.notes = notes;
      },
      tell: (message: LessonMessage) => told.push(message),
    };
    new RunningLesson(newLesson('c', 1_000), { ...ports, about: () => undefined }).count();
    expect(told).toEqual([]);
    if (!state.notes) throw new Error('the lesson is not stored');
    // The next visit ends the lesson that was left.
    new RunningLesson(state.notes, ports).end(2_000);
    expect(told.map(({ kind }) => kind)).toEqual(['begin', 'end']);
  });
});
