import { readLocalJson, writeLocal } from '../../../platform/storage/local-store.ts';

const KEY = 'player-toolbar-tools';
/** Tools at hand at most: more would not fit beside the pens on a panel of 1366 pixels. */
export const AT_HAND_MOST = 5;
/** In the bar until the teacher arranges it: what a lesson reaches for most. */
const AT_FIRST = ['roster', 'random-call', 'timer', 'subject-tools', 'signs'];

/** The tools in the bar, by the ids of their commands, in their order; `there` are those that there are. */
export function keptAtHand(there: readonly string[]): readonly string[] {
  const kept = readLocalJson(KEY, areIds) ?? AT_FIRST;
  return kept.filter((id) => there.includes(id)).slice(0, AT_HAND_MOST);
}

export function keepAtHand(ids: readonly string[]): void {
  writeLocal(KEY, JSON.stringify(ids));
}

/** Puts a tool at the end of the bar, or takes it out; a full bar takes no more. */
export function arranged(atHand: readonly string[], id: string): readonly string[] {
  if (atHand.includes(id)) return atHand.filter((each) => each !== id);
  return atHand.length < AT_HAND_MOST ? [...atHand, id] : atHand;
}

function areIds(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string');
}
