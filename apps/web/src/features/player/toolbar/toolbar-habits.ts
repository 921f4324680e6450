import { readLocalJson, writeLocal } from '../../../platform/storage/local-store.ts';

const KEY = 'player-toolbar-habits';
const SUMMONED = 'player-toolbar-summoned';

/** What the toolbar does by itself on this panel. */
export interface ToolbarHabits {
  /** Whether the toolbar goes out of sight when it has not been used for a while. */
  readonly rests: boolean;
  /** A click on the empty page brings it to that spot, instead of the next step. */
  readonly comesByClick: boolean;
}

/** As this browser kept them. */
export function keptHabits(): ToolbarHabits {
  const kept = readLocalJson(KEY, isObject);
  return { rests: kept?.rests !== false, comesByClick: kept?.comesByClick === true };
}

export function keepHabits(habits: ToolbarHabits): void {
  writeLocal(KEY, JSON.stringify(habits));
}

/** Whether a click has ever brought it here: then nobody has to be told that it does. */
export function hasCome(): boolean {
  return readLocalJson(SUMMONED, isTrue) === true;
}

export function noteCome(): void {
  writeLocal(SUMMONED, 'true');
}

function isObject(value: unknown): value is { readonly rests?: unknown; readonly comesByClick?: unknown } {
  return typeof value === 'object' && value !== null;
}

function isTrue(value: unknown): value is true {
  return value === true;
}
