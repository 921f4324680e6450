import { expect, it } from 'vitest';
import * as Y from 'yjs';
import type { HeldDocument } from './held-document.ts';
import { LiveAccept } from './live-accept.ts';

const [STEP_1, STEP_2, UPDATE] = [0, 1, 2];

function textOf(text: string): Y.Doc {
  const doc = new Y.Doc();
  doc.getText('t').insert(0, text);
  return doc;
}

interface Situation {
  readonly type?: number;
  readonly payload?: Uint8Array;
  readonly document?: Y.Doc;
  readonly readOnly?: boolean;
  readonly held?: Partial<HeldDocument> | undefined;
  readonly isLow?: boolean;
  readonly maxBytes?: number;
}

/** Whether a message is an edit that is stored, or the reason for its refusal. */
async function accepted(given: Situation = {}): Promise<unknown> {
  const { type = UPDATE, payload = Y.encodeStateAsUpdate(textOf('new')), document = new Y.Doc() } = given;
  const held =
    'held' in given && given.held === undefined ? undefined : { size: 0, measured: 0, ...given.held };
  const accept = new LiveAccept({
    kind: { maxBytes: given.maxBytes ?? 1_000_000 },
    heavy: { next: async () => undefined },
    room: { isLow: given.isLow ?? false },
    held: { get: () => held },
  } as never);
  try {
    const message = { type, payload, document, connection: { readOnly: given.readOnly ?? false } };
    return (await accept.edited(message as never)) === held && held !== undefined;
  } catch (error) {
    return (error as { reason: string }).reason;
  }
}

it('accepts an update and a second step with new content', async () => {
  expect(await accepted()).toBe(true);
  expect(await accepted({ type: STEP_2 })).toBe(true);
});

it('ignores messages without an update and those of readers', async () => {
  expect(await accepted({ type: STEP_1, payload: Y.encodeStateVector(new Y.Doc()) })).toBe(false);
  expect(await accepted({ readOnly: true, isLow: true })).toBe(false);
});

it('ignores an update without content, and deletions that a client sends again', async () => {
  expect(await accepted({ payload: Y.encodeStateAsUpdate(new Y.Doc()), isLow: true })).toBe(false);
  const document = textOf('abc');
  document.getText('t').delete(0, 3);
  const again = Y.encodeStateAsUpdate(document, Y.encodeStateVector(document));
  expect(await accepted({ type: STEP_2, document, payload: again, isLow: true })).toBe(false);
  expect(await accepted({ type: UPDATE, document, payload: again })).toBe(true);
  expect(await accepted({ type: STEP_2, payload: again })).toBe(true);
});

it('refuses an edit of a document that is not open, without space, or that the guard refuses', async () => {
  expect(await accepted({ held: undefined })).toBe('unavailable');
  expect(await accepted({ isLow: true })).toBe('storage-full');
  expect(await accepted({ held: { guard: { accepts: () => false } as never } })).toBe('too-large');
  expect(await accepted({ held: { guard: { accepts: () => true } as never } })).toBe(true);
});

it('refuses an edit that makes the document too large, after its size was measured again', async () => {
  const payload = Y.encodeStateAsUpdate(textOf('new'));
  const { length } = payload;
  const measured = (held: Partial<HeldDocument>, maxBytes: number) => accepted({ payload, held, maxBytes });
  expect(await measured({ size: 10, measured: 10 }, 10 + length)).toBe(true);
  expect(await measured({ size: 10, measured: 10 }, 9 + length)).toBe('too-large');
  // The document is empty, so its measured size is smaller than the counted one.
  expect(await measured({ size: 500, measured: 0 }, 400)).toBe(true);
  expect(await measured({ size: 300_000, measured: 10 }, 400)).toBe(true);
  expect(await measured({ size: 262_154, measured: 10 }, 9 + length)).toBe('too-large');
});
