import { patchedData, type ToolData, type ToolDataPatch } from '@lectern/courseware';
import type { ToolShape } from './tool.ts';

/** The data of one tool as JSON, bytes: a courseware with many tools still opens fast. */
export const MOST_BYTES = 64 * 1024;

/** Data of any version as they would be said today, and what to write beside the first change so that they are kept so. */
export interface CurrentData {
  readonly data: ToolData;
  readonly owed: ToolDataPatch;
}

const NOTHING: ToolDataPatch = {};

/**
 * Brings data up to date. Data of a later version than this program knows are left alone: they are read as far as they
 * are sound, and stay what they are.
 */
export function currentData({ version, migrations }: ToolShape, data: ToolData): CurrentData {
  const from = versionOf(data);
  let current = data;
  let owed = NOTHING;
  for (let to = from + 1; to <= version; to++) {
    const patch = { ...migrations[to]?.(current), version: to };
    current = patchedData(current, patch);
    owed = { ...owed, ...patch };
  }
  return { data: current, owed };
}

/** Whether the data may be kept after a patch: they are not too large, or not larger than before. */
export function fits(data: ToolData, patch: ToolDataPatch): boolean {
  const after = bytesOf(patchedData(data, patch));
  return after <= MOST_BYTES || after <= bytesOf(data);
}

function bytesOf(data: ToolData): number {
  return new TextEncoder().encode(JSON.stringify(data)).length;
}

function versionOf({ version }: ToolData): number {
  return Number.isInteger(version) && Number(version) >= 1 ? Number(version) : 1;
}
