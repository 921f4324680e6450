import { newId } from '@lectern/base';
import { readLocalJson, writeLocal } from '../../../platform/storage/local-store.ts';

export const ITEM_ICONS = [
  'star',
  'hand',
  'ear',
  'book',
  'pen',
  'bulb',
  'team',
  'broom',
  'alarm',
  'talk',
  'pencil-off',
  'thumb-down',
] as const;
export type ItemIcon = (typeof ITEM_ICONS)[number];

/** A reason for which pupils gain or lose points. */
export interface AssessmentItem {
  readonly id: string;
  readonly icon: ItemIcon;
  readonly name: string;
  /** Never 0; negative for behaviour that should improve. */
  readonly points: number;
}

export const ITEMS_MAX = 24;
export const ITEM_NAME_MAX = 20;
export const ITEM_POINTS_MAX = 10;

const keyOf = (userId: string) => `assessment-items.${userId}`;

/** The items that the user stored in this browser; otherwise the defaults. */
export function keptItems(userId: string, usual: readonly AssessmentItem[]): readonly AssessmentItem[] {
  return readLocalJson(keyOf(userId), areItems) ?? usual;
}

export function keepItems(userId: string, items: readonly AssessmentItem[]): void {
  writeLocal(keyOf(userId), JSON.stringify(items.slice(0, ITEMS_MAX)));
}

export function newItem(name: string): AssessmentItem {
  return { id: newId(), icon: 'star', name, points: 1 };
}

/** The points of an item after one step up or down, skipping 0. */
export function movedPoints(points: number, by: 1 | -1): number {
  const next = points + by === 0 ? by : points + by;
  return Math.max(-ITEM_POINTS_MAX, Math.min(ITEM_POINTS_MAX, next));
}

function areItems(value: unknown): value is AssessmentItem[] {
  return Array.isArray(value) && value.length <= ITEMS_MAX && value.every(isItem);
}

function isItem(value: unknown): value is AssessmentItem {
  const { id, icon, name, points } = (value ?? {}) as Partial<Record<keyof AssessmentItem, unknown>>;
  return (
    typeof id === 'string' &&
    ITEM_ICONS.some((each) => each === icon) &&
    typeof name === 'string' &&
    name !== '' &&
    name.length <= 40 &&
    Number.isInteger(points) &&
    points !== 0 &&
    Math.abs(Number(points)) <= ITEM_POINTS_MAX
  );
}
