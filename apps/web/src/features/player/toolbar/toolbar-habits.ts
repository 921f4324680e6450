import { readLocalJson, writeLocal } from '../../../platform/storage/local-store.ts';

const KEY = 'player-toolbar-habits';
const SUMMONED = 'player-toolbar-summoned';

/** Automatic behaviour of the toolbar on this panel. */
export interface ToolbarHabits {
  /** Whether the toolbar is hidden when it has not been used for a while. */
  readonly rests: boolean;
  /** Whether a click on an empty part of the page moves the toolbar there instead of running the next step. */
  readonly comesByClick: boolean;
}

/** The behaviour stored in this browser. */
export function keptHabits(): ToolbarHabits {
  const kept = readLocalJson(KEY, isObject);
  return { rests: kept?.rests !== false, comesByClick: kept?.comesByClick === true };
}

export function keepHabits(habits: ToolbarHabits): void {
  writeLocal(KEY, JSON.stringify(habits));
}

/** Whether a click has ever moved the toolbar in this browser, so that the hint about it is not needed. */
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
