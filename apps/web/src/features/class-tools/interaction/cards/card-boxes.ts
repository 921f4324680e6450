import { newId } from '@lectern/base';
import type { LessonValue } from '@lectern/courseware/lesson';
import { addCardAnswers } from '@lectern/protocol/card-answers';
import { useEffect, useState } from 'react';
import type { ToolLesson } from '../../../../parts/lessons/index.ts';
import { CardBox, keptReadings } from '../../../../parts/paper-cards/index.ts';
import { isPassing, messageOf } from '../../../../platform/api/api-error.ts';
import { call } from '../../../../platform/api/call.ts';
import { later } from '../../../../platform/connection/retry-timer.ts';
import { ASKINGS_STATE, keptAsking } from './local-asking.ts';

/** The lesson's state with the readings of cards, by question that is asked. */
const STATE = 'card-answers';

/** The server does not know the question yet. */
class NotBegun extends Error {}

/** The readings of paper cards in a lesson, on their way to the server; those of earlier questions are sent too. */
export class CardBoxes {
  readonly #lesson: Pick<ToolLesson, 'id' | 'state'>;
  readonly #boxes = new Map<string, CardBox>();

  constructor(lesson: Pick<ToolLesson, 'id' | 'state'>) {
    this.#lesson = lesson;
    for (const [activityId, kept] of Object.entries(lesson.state(STATE).get()))
      if (keptReadings(kept).waiting.length > 0) this.of(activityId);
  }

  /** The box of a question; the same object each time. */
  of(activityId: string): CardBox {
    const known = this.#boxes.get(activityId);
    if (known) return known;
    const state = this.#lesson.state(STATE);
    const params = { id: this.#lesson.id, activity_id: activityId };
    const box = new CardBox(keptReadings(state.get()[activityId]), {
      send: async (answers) => {
        const local = keptAsking(this.#lesson.state(ASKINGS_STATE).get()[activityId]);
        if (local?.begun === false) throw new NotBegun();
        return (await call(addCardAnswers, { params, body: { answers: [...answers] } })).refused;
      },
      keep: (readings) => state.change({ [activityId]: readings as unknown as LessonValue }),
      isPassing: (error) => error instanceof NotBegun || isPassing(error),
      troubleOf: messageOf,
      newId,
      later,
    });
    this.#boxes.set(activityId, box);
    return box;
  }

  dispose(): void {
    for (const box of this.#boxes.values()) box.dispose();
    this.#boxes.clear();
  }
}

/** The boxes of a lesson while a component is shown; undefined during the first render. */
export function useCardBoxes(lesson: ToolLesson): CardBoxes | undefined {
  const [boxes, setBoxes] = useState<CardBoxes>();
  useEffect(() => {
    const opened = new CardBoxes(lesson);
    setBoxes(opened);
    return () => opened.dispose();
  }, [lesson]);
  return boxes;
}
