import { newId } from '@lectern/base';
import type { LessonDocument, LessonState } from '@lectern/courseware/lesson';
import type { ClassEvent } from '@lectern/protocol/lessons';
import type { LessonClass } from '../state/lesson-class.ts';
import type { ToolLesson } from '../state/taught-lesson.ts';

export interface LookedAt {
  readonly id: string;
  /** The document that another device writes to. */
  readonly document: LessonDocument;
  readonly taught: Pick<LessonClass, 'taught'>;
  readonly now: () => number;
}

/** A read-only lesson for class tools: they read all of it, and their changes are ignored. */
export function lookedLesson({ id, document, taught, now }: LookedAt): ToolLesson {
  const states = new Map<string, LessonState>();
  const state = (name: string): LessonState => {
    const known = states.get(name) ?? unchanging(document.state(name));
    states.set(name, known);
    return known;
  };
  return {
    id,
    now,
    state,
    events: document.events,
    classTaught: taught.taught,
    add: (event) => ({ ...event, id: newId(), at: now() }) as ClassEvent,
    answer: nothing,
    takeBack: nothing,
    askClass: nothing,
    classes: async () => [],
    weight: () => 'nothing',
    chooseClass: async () => undefined,
    moveSeats: async () => undefined,
  };
}

function unchanging(state: LessonState): LessonState {
  return { get: () => state.get(), subscribe: (listener) => state.subscribe(listener), change: nothing };
}

function nothing(): void {
  // Only the teaching device does this.
}
