import { readLocalJson, writeLocal } from '../../../platform/storage/local-store.ts';

const KEY = 'player-toolbar-tools';
/** Largest number of tools in the bar: more would not fit beside the pens on a panel of 1366 pixels. */
export const AT_HAND_MOST = 5;
/** Default tools of the bar: the tools that lessons use most. */
const AT_FIRST = ['roster', 'random-call', 'timer', 'subject-tools', 'signs'];

/** Ids of the tools in the bar, in their order, limited to existing tools (`there`). */
export function keptAtHand(there: readonly string[]): readonly string[] {
  const kept = readLocalJson(KEY, areIds) ?? AT_FIRST;
  return kept.filter((id) => there.includes(id)).slice(0, AT_HAND_MOST);
}

export function keepAtHand(ids: readonly string[]): void {
  writeLocal(KEY, JSON.stringify(ids));
}

/** Adds a tool at the end of the bar, or removes it; a full bar stays unchanged. */
export function arranged(atHand: readonly string[], id: string): readonly string[] {
  if (atHand.includes(id)) return atHand.filter((each) => each !== id);
  return atHand.length < AT_HAND_MOST ? [...atHand, id] : atHand;
}

function areIds(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string');
}
