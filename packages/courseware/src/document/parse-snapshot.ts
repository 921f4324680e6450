import type { ElementType } from '../records/element.ts';
import type { CoursewareRecord } from '../records/record.ts';
import { isRecordKind } from './records/parent-of.ts';
import type { CoursewareSnapshot } from './snapshot.ts';

const TYPES: Readonly<Record<ElementType, true>> = {
  shape: true,
  line: true,
  picture: true,
  video: true,
  audio: true,
  table: true,
  chart: true,
  formula: true,
  ink: true,
  group: true,
  tool: true,
  question: true,
  unknown: true,
};

/**
 * A snapshot from the server's JSON (`{ records: […] }`). The server has validated every record completely. This
 * function checks only the properties that readers and drawing code need, so that the validation code need not be
 * loaded before the first page is painted; invalid records are left out. Throws a SyntaxError for text that is not
 * JSON.
 */
export function parseSnapshot(text: string): CoursewareSnapshot {
  const value: unknown = JSON.parse(text);
  const records = isObject(value) && Array.isArray(value.records) ? value.records : [];
  return { records: records.filter(isReadable) };
}

function isReadable(value: unknown): value is CoursewareRecord {
  if (!isObject(value) || typeof value.id !== 'string') return false;
  if (!isRecordKind(value.kind)) return false;
  switch (value.kind) {
    case 'deck':
      return areNumbers(value.size, ['w', 'h']);
    case 'page':
    case 'section':
    case 'exercise-section':
      return typeof value.order === 'string';
    case 'exercise-question':
      return (
        typeof value.parentId === 'string' && typeof value.order === 'string' && isObject(value.question)
      );
    case 'element':
      return (
        typeof value.type === 'string' &&
        Object.hasOwn(TYPES, value.type) &&
        typeof value.parentId === 'string' &&
        typeof value.order === 'string' &&
        areNumbers(value.frame, ['x', 'y', 'w', 'h'])
      );
    default:
      return true;
  }
}

function areNumbers(value: unknown, keys: readonly string[]): boolean {
  return isObject(value) && keys.every((key) => Number.isFinite(value[key]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
