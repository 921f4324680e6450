import { patchedData, type ToolData, type ToolDataPatch } from '@lectern/courseware';
import type { ToolShape } from './tool.ts';

/** The most bytes of one tool's data as JSON, so that a courseware with many tools opens fast. */
export const MOST_BYTES = 64 * 1024;

/** Data migrated to the current version, and the patch to store with the first change so that the migration is kept. */
export interface CurrentData {
  readonly data: ToolData;
  readonly owed: ToolDataPatch;
}

const NOTHING: ToolDataPatch = {};

/**
 * Migrates data to the current version. Data of a later version than this program knows are unchanged: their valid
 * parts are used.
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

/** Whether the data may be stored after a patch: they are not too large, or not larger than before. */
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
