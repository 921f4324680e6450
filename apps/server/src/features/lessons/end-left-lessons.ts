import type { Bus } from '../../platform/bus/bus.ts';
import { LESSON_OVER_TOPIC } from './lessons.service.ts';
import type { LessonsStore } from './lessons.store.ts';

/** A lesson without any event or change for this long has ended, milliseconds. */
const LEFT_MS = 24 * 3_600_000;

/** Ends abandoned lessons as of their last event. `now`: milliseconds since 1970. */
export async function endLeftLessons(
  store: Pick<LessonsStore, 'endLeft'>,
  bus: Pick<Bus, 'publish'>,
  now: number,
): Promise<void> {
  for (const id of await store.endLeft(new Date(now - LEFT_MS))) await bus.publish(LESSON_OVER_TOPIC, id);
}
