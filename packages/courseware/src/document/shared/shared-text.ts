import type * as Y from 'yjs';
import type { Paragraph } from '../../records/text.ts';
import { equalPlain, type Plain } from '../plain.ts';
import { paragraphsOf, type Segment, segmentsOf } from '../text/text-delta.ts';
import { textOperations } from '../text/text-diff.ts';

/**
 * Paragraphs in a Y.Text. A text of length 0 means "no text": shapes and notes have a Y.Text from the start, so that
 * two users who type first into the same shape both keep their text.
 */
const read = new WeakMap<Y.Text, readonly Paragraph[]>();

function segmentsIn(text: Y.Text): Segment[] {
  return text
    .toDelta()
    .map((operation: { insert: Segment['insert']; attributes?: Record<string, Plain> }) => ({
      insert: operation.insert,
      attributes: operation.attributes ?? {},
    }));
}

/** The paragraphs; undefined for "no text". The same array until the text changes (see `forgetText`). */
export function readText(text: Y.Text): readonly Paragraph[] | undefined {
  const known = read.get(text);
  if (known) return known.length > 0 ? known : undefined;
  const paragraphs = text.length === 0 ? [] : paragraphsOf(segmentsIn(text));
  read.set(text, paragraphs);
  return paragraphs.length > 0 ? paragraphs : undefined;
}

/** Must be called when the text changed; clears the cached paragraphs. */
export function forgetText(text: Y.Text): void {
  read.delete(text);
}

/** Sets the text to these paragraphs by the smallest change. The text must belong to a document. */
export function writeText(text: Y.Text, paragraphs: readonly Paragraph[] | undefined): void {
  if (equalPlain(readText(text), paragraphs)) return;
  const segments = paragraphs === undefined ? [] : segmentsOf(paragraphs);
  if (text.length === 0) fill(text, segments);
  else {
    const operations = textOperations(segmentsIn(text), segments);
    if (operations.length > 0) text.applyDelta(operations);
  }
  forgetText(text);
}

/**
 * Fills an empty text: first all characters, then each property over its whole range. If it were written segment by
 * segment, Yjs would begin and end every property at every run.
 */
function fill(text: Y.Text, segments: readonly Segment[]): void {
  if (segments.length === 0) return;
  text.applyDelta(joined(segments));
  const keys = new Set(segments.flatMap(({ attributes }) => Object.keys(attributes)));
  for (const key of keys) text.applyDelta(ranges(segments, key));
}

function joined(segments: readonly Segment[]): { insert: string | object }[] {
  const inserts: { insert: string | object }[] = [];
  for (const { insert } of segments) {
    const last = inserts.at(-1);
    if (typeof insert === 'string' && typeof last?.insert === 'string') last.insert += insert;
    else inserts.push({ insert });
  }
  return inserts;
}

function ranges(segments: readonly Segment[], key: string): { retain: number; attributes?: object }[] {
  const operations: { retain: number; attributes?: Record<string, Plain> }[] = [];
  for (const { insert, attributes } of segments) {
    const length = typeof insert === 'string' ? insert.length : 1;
    const value = attributes[key];
    const last = operations.at(-1);
    if (last && equalPlain(last.attributes?.[key], value)) last.retain += length;
    else
      operations.push(
        value === undefined ? { retain: length } : { retain: length, attributes: { [key]: value } },
      );
  }
  return operations;
}
