import type { Point } from '../geometry/point.ts';
import type { Handle } from '../geometry/resize.ts';

/** The target under the pointer when it goes down: a part of the selection's box, or the page. */
export type PointerTarget =
  | { readonly type: 'page' }
  | { readonly type: 'handle'; readonly handle: Handle }
  | { readonly type: 'rotate' }
  | { readonly type: 'lineEnd'; readonly end: 'start' | 'end' }
  | { readonly type: 'adjust'; readonly index: number };

/** A pointer event without the browser: its position, modifiers and target. */
export interface PointerInput {
  readonly kind: 'mouse' | 'touch' | 'pen';
  /** Page coordinates, logical pixels. */
  readonly at: Point;
  /** Position in screen pixels. */
  readonly screen: Point;
  readonly target: PointerTarget;
  readonly shift: boolean;
  readonly alt: boolean;
  /** Control, or Command on a Mac. */
  readonly control: boolean;
  /** 0 the main button, 1 the wheel, 2 the secondary. */
  readonly button: number;
  /** 1 for a click, 2 for a double click. */
  readonly clicks: number;
}

/**
 * Whether a finger that goes down there and rests opens the menu. A finger on a handle drags that, and a drawing finger
 * has begun: neither opens a menu when it rests.
 */
export function asksForMenu(target: PointerTarget, tool: string): boolean {
  return target.type === 'page' && !tool.startsWith('inserting');
}
