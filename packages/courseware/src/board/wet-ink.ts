import { isId } from '@lectern/base';
import type * as Y from 'yjs';
import { sharedRecord, sharedRecords } from '../document/shared/shared-document.ts';
import { isNothing, readDoing, saidDoing, type WetDoing, waysOf } from './wet-doing.ts';

/** A stroke that is not in the document yet, in the coordinates of its page. */
export interface WetStroke {
  readonly tool: 'pen' | 'highlighter';
  /** Six hexadecimal digits. */
  readonly color: string;
  /** Logical pixels at a pressure of one half. */
  readonly width: number;
  /** x, y (logical pixels) and pressure (0 to 1) of each point in turn. */
  readonly points: readonly number[];
  /** Id of the finished stroke, which is in the document already or will be in a moment; set when the pen is lifted. */
  readonly keptAs?: string | undefined;
}

/** Strokes in progress in one window, on the page that it shows. */
export interface WetInk {
  readonly pageId: string;
  readonly strokes: readonly WetStroke[];
  /** Erasing, dragging and laser pointers on the page. */
  readonly doing?: WetDoing | undefined;
}

/** Most strokes at once: one for each of ten fingers on a panel. */
const STROKES_MAX = 10;
/** Most points of all strokes together, so that the message stays within the limit of an awareness state. */
const POINTS_MAX = 1_000;
/** Most points of one stroke: more would not be noticed while it is written. */
const POINTS_OF_ONE = 400;
/** Largest coordinate, tenths of a logical pixel: no content so far from the page is visible. */
const FURTHEST = 1_000_000;
const COLOR = /^[0-9a-fA-F]{6}$/;

/**
 * The message to other windows: tenths of pixels, each point relative to the previous one, and hundredths of pressure.
 * Points of a long stroke are left out; the document gets all of them when the pen is lifted.
 */
export function saidWetInk({ pageId, strokes, doing }: WetInk): unknown {
  const said = strokes.slice(-STROKES_MAX);
  const lines = said.length + (doing ? waysOf(doing) : 0);
  const most = Math.min(POINTS_OF_ONE, Math.floor(POINTS_MAX / Math.max(lines, 1)));
  return {
    page: pageId,
    strokes: said.map(({ tool, color, width, points, keptAs }) => ({
      tool,
      color,
      width,
      points: ways(points, most),
      ...(keptAs !== undefined && { id: keptAs }),
    })),
    ...(doing && !isNothing(doing) && { doing: saidDoing(doing, (points) => ways(points, most)) }),
  };
}

function ways(points: readonly number[], most: number): number[] {
  const count = Math.floor(points.length / 3);
  const every = Math.max(1, Math.ceil(count / most));
  const result: number[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < count; at += every) {
    // The last point is always included, because the pen is there.
    const i = 3 * (at + every >= count ? count - 1 : at);
    const [nextX, nextY] = [Math.round((points[i] ?? 0) * 10), Math.round((points[i + 1] ?? 0) * 10)];
    result.push(nextX - x, nextY - y, Math.round((points[i + 2] ?? 0.5) * 100));
    [x, y] = [nextX, nextY];
  }
  return result;
}

/** Validates and decodes another window's message; undefined for messages that `saidWetInk` does not produce. */
export function readWetInk(value: unknown): WetInk | undefined {
  const { page, strokes, doing: told } = fieldsOf(value);
  if (typeof page !== 'string' || !isId(page)) return undefined;
  if (!Array.isArray(strokes) || strokes.length > STROKES_MAX) return undefined;
  const read = strokes.map(readStroke);
  const doing = told === undefined ? undefined : readDoing(told, readPoints);
  if (told !== undefined && !doing) return undefined;
  const lines = [...read, ...(doing?.wiped ?? []), ...(doing?.lasers ?? [])];
  const numbers = lines.reduce((sum, line) => sum + (line?.points.length ?? 0), 0);
  if (numbers > 3 * POINTS_MAX) return undefined;
  const all = read.filter((stroke) => stroke !== undefined);
  return all.length === read.length ? { pageId: page, strokes: all, doing } : undefined;
}

function readStroke(value: unknown): WetStroke | undefined {
  const { tool, color, width, points, id } = fieldsOf(value);
  if (tool !== 'pen' && tool !== 'highlighter') return undefined;
  if (typeof color !== 'string' || !COLOR.test(color)) return undefined;
  if (typeof width !== 'number' || !(width >= 0.1 && width <= 500)) return undefined;
  if (id !== undefined && (typeof id !== 'string' || !isId(id))) return undefined;
  const read = readPoints(points);
  return read && { tool, color, width, points: read, keptAs: id };
}

function readPoints(value: unknown): number[] | undefined {
  if (!Array.isArray(value) || value.length > 3 * POINTS_OF_ONE || value.length % 3 !== 0) return undefined;
  const result: number[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < value.length; i += 3) {
    const [dx, dy, pressure] = value.slice(i, i + 3) as unknown[];
    if (!Number.isInteger(dx) || !Number.isInteger(dy) || !Number.isInteger(pressure)) return undefined;
    x += dx as number;
    y += dy as number;
    if (Math.abs(x) > FURTHEST || Math.abs(y) > FURTHEST) return undefined;
    result.push(x / 10, y / 10, Math.min(Math.max((pressure as number) / 100, 0), 1));
  }
  return result;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/**
 * Removes the ink from a window's awareness state if the window may not edit, the ink is not valid, or the board has no
 * such page.
 */
export function withoutForeignInk(state: Record<string, unknown>, document: Y.Doc, mayEdit: boolean): void {
  if (!('wet' in state)) return;
  const ink = mayEdit ? readWetInk(state.wet) : undefined;
  const page = ink && sharedRecord(sharedRecords(document), ink.pageId);
  if (page?.get('kind') !== 'page') delete state.wet;
}
