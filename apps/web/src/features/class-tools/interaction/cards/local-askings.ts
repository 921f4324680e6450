import { newId } from '@lectern/base';
import type { LessonState } from '@lectern/courseware/lesson';
import { type Question, withoutKey } from '@lectern/questions';
import type { ToolLesson } from '../../../../parts/lessons/index.ts';
import type { ActivityChange } from '../../../../parts/phones/index.ts';
import type { QuestionActivity } from '../question-activity.ts';
import type { CardBoxes } from './card-boxes.ts';
import {
  ASKINGS_STATE,
  changedAsking,
  changeToSend,
  keptAsking,
  type LocalAsking,
  storedAsking,
} from './local-asking.ts';

/** Number of orders in which the choices of a question may stand. */
const SEEDS = 2 ** 31;

/** Asks a question that the server does not know yet; it is told when it can be reached. */
export function beginAsking(lesson: Pick<ToolLesson, 'now' | 'state'>, question: Question): string {
  const id = newId();
  const shown = { ...withoutKey(question, { seed: Math.floor(Math.random() * SEEDS) }), hints: [] };
  const asking = { asked: question, shown, at: lesson.now(), state: 'open' as const };
  lesson
    .state(ASKINGS_STATE)
    .change({ [id]: storedAsking({ ...asking, keyShown: false, begun: false, changed: false }) });
  return id;
}

/** The questions of a lesson's state, the first one first. */
export function askingsIn(
  values: ReturnType<LessonState['get']>,
): readonly (readonly [string, LocalAsking])[] {
  return Object.entries(values)
    .flatMap(([id, value]) => {
      const asking = keptAsking(value);
      return asking ? [[id, asking] as const] : [];
    })
    .sort(([, one], [, other]) => one.at - other.at);
}

export interface LocalAskingsPorts {
  readonly start: (activityId: string, asked: unknown) => Promise<unknown>;
  readonly change: (activityId: string, change: ActivityChange) => Promise<unknown>;
}

/** The questions that cards answer in a lesson, also without the server. */
export class LocalAskings {
  readonly #state: LessonState;
  readonly #boxes: Pick<CardBoxes, 'of'>;
  readonly #ports: LocalAskingsPorts;

  constructor(lesson: Pick<ToolLesson, 'state'>, boxes: Pick<CardBoxes, 'of'>, ports: LocalAskingsPorts) {
    this.#state = lesson.state(ASKINGS_STATE);
    this.#boxes = boxes;
    this.#ports = ports;
  }

  change(activityId: string, change: ActivityChange): void {
    const before = keptAsking(this.#state.get()[activityId]);
    if (before) this.#keep(activityId, changedAsking(before, change));
  }

  /** Keeps a copy of the question that the server says is asked, or removes the copies when cards answer none. */
  follow(activity: QuestionActivity | undefined, at: number): void {
    for (const [id, { begun, changed }] of askingsIn(this.#state.get()))
      if (begun && !changed && id !== activity?.id) this.#state.change({ [id]: undefined });
    if (activity?.state !== 'open' || this.#state.get()[activity.id] !== undefined) return;
    const { asked: shown, key_shown: keyShown, setting } = activity;
    const asking = { asked: setting.asked, shown, at, state: activity.state, keyShown };
    this.#keep(activity.id, { ...asking, begun: true, changed: false });
  }

  /**
   * Tells the server what happened without it, in order: the question, the answers, and how it was closed. Rejects when that
   * fails; false when answers still wait.
   */
  async send(): Promise<boolean> {
    for (const [id, { asked, begun, changed }] of askingsIn(this.#state.get())) {
      if (begun && !changed) continue;
      if (!begun) {
        await this.#ports.start(id, asked);
        this.#update(id, { begun: true });
      }
      const box = this.#boxes.of(id);
      await box.deliver();
      if (box.readings.get().waiting.length > 0) return false;
      const latest = keptAsking(this.#state.get()[id]);
      const change = latest && changeToSend(latest);
      if (change) await this.#ports.change(id, change);
      this.#update(id, { changed: false });
    }
    return true;
  }

  #update(activityId: string, update: Partial<LocalAsking>): void {
    const before = keptAsking(this.#state.get()[activityId]);
    if (before) this.#keep(activityId, { ...before, ...update });
  }

  #keep(activityId: string, asking: LocalAsking): void {
    this.#state.change({ [activityId]: storedAsking(asking) });
  }
}
