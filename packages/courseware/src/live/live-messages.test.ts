import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { describe, expect, it } from 'vitest';
import { Awareness, applyAwarenessUpdate } from 'y-protocols/awareness';
import * as Y from 'yjs';
import {
  awarenessMessage,
  readMessage,
  step1Message,
  step2Message,
  tokenMessage,
  updateMessage,
} from './live-messages.ts';

const BYTES = Uint8Array.of(1, 2, 3);

function serverMessage(
  type: number,
  write: (encoder: encoding.Encoder) => void = () => undefined,
): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeVarString(encoder, 'name');
  encoding.writeVarUint(encoder, type);
  write(encoder);
  return encoding.toUint8Array(encoder);
}

const sync = (kind: number) =>
  serverMessage(0, (encoder) => {
    encoding.writeVarUint(encoder, kind);
    encoding.writeVarUint8Array(encoder, BYTES);
  });
const auth = (kind: number, text = '') =>
  serverMessage(2, (encoder) => {
    encoding.writeVarUint(encoder, kind);
    encoding.writeVarString(encoder, text);
  });
const status = (stored: number, ...numbers: number[]) =>
  serverMessage(8, (encoder) => {
    encoding.writeVarInt(encoder, stored);
    for (const number of numbers) encoding.writeVarUint(encoder, number);
  });
const text = (type: number, words: string) =>
  serverMessage(type, (encoder) => encoding.writeVarString(encoder, words));

describe('readMessage', () => {
  it.each([
    ['step 1', sync(0), { type: 'step1', stateVector: BYTES }],
    ['step 2', sync(1), { type: 'update', update: BYTES }],
    ['an update', sync(2), { type: 'update', update: BYTES }],
    [
      'awareness',
      serverMessage(1, (encoder) => encoding.writeVarUint8Array(encoder, BYTES)),
      { type: 'awareness', update: BYTES },
    ],
    ['a request for a token', auth(0), { type: 'other' }],
    ['a denial', auth(1, 'forbidden'), { type: 'denied', reason: 'forbidden' }],
    ['read permission', auth(2, 'readonly'), { type: 'authenticated', readOnly: true }],
    ['edit permission', auth(2, 'read-write'), { type: 'authenticated', readOnly: false }],
    ['a stateless payload', text(5, '{}'), { type: 'stateless', payload: '{}' }],
    ['a close', text(7, 'deleted'), { type: 'closed', reason: 'deleted' }],
    ['an acknowledgement with a number', status(1, 7), { type: 'status', stored: true, number: 7 }],
    ['an acknowledgement without one', status(1), { type: 'status', stored: true, number: undefined }],
    ['a rejected update', status(0, 8), { type: 'status', stored: false, number: 8 }],
    ['another type', serverMessage(99), { type: 'other' }],
  ])('returns %s', (_, message, expected) => {
    expect(readMessage(message)).toEqual(expected);
  });

  it('throws for bytes that are cut off', () => {
    expect(() => readMessage(sync(0).subarray(0, 8))).toThrow();
    expect(() => readMessage(new Uint8Array())).toThrow();
  });
});

describe('messages to the server', () => {
  /** Name, type and kind at the beginning of a message. */
  const begin = (message: Uint8Array) => {
    const decoder = decoding.createDecoder(message);
    const numbers = [decoding.readVarUint, decoding.readVarUint];
    return { decoder, head: [decoding.readVarString(decoder), ...numbers.map((read) => read(decoder))] };
  };

  it('have the name of the document, a type, and a kind', () => {
    const doc = new Y.Doc();
    doc.getMap('m').set('a', 1);
    const token = begin(tokenMessage('name', 'secret'));
    expect(token.head).toEqual(['name', 2, 0]);
    expect(decoding.readVarString(token.decoder)).toBe('secret');
    const step1 = begin(step1Message('name', doc));
    expect(step1.head).toEqual(['name', 0, 0]);
    expect(decoding.readVarUint8Array(step1.decoder)).toEqual(Y.encodeStateVector(doc));
    const update = begin(updateMessage('name', BYTES));
    expect(update.head).toEqual(['name', 0, 2]);
    expect(decoding.readVarUint8Array(update.decoder)).toEqual(BYTES);
  });

  it('have only the updates that the server lacks as step 2', () => {
    const [doc, server] = [new Y.Doc(), new Y.Doc()];
    doc.getMap('m').set('a', 'long text that the server has');
    Y.applyUpdate(server, Y.encodeStateAsUpdate(doc));
    doc.getMap('m').set('b', 1);
    const { decoder, head } = begin(step2Message('name', doc, Y.encodeStateVector(server)));
    expect(head).toEqual(['name', 0, 1]);
    const missing = decoding.readVarUint8Array(decoder);
    expect(missing.length).toBeLessThan(Y.encodeStateAsUpdate(doc).length);
    Y.applyUpdate(server, missing);
    expect(server.getMap('m').toJSON()).toEqual({ a: 'long text that the server has', b: 1 });
  });

  it('have the awareness states of the given clients', () => {
    const [mine, theirs] = [new Awareness(new Y.Doc()), new Awareness(new Y.Doc())];
    mine.setLocalState({ cursor: 5 });
    const read = readMessage(awarenessMessage('name', mine, [mine.clientID]));
    if (read.type !== 'awareness') throw new Error('another message');
    applyAwarenessUpdate(theirs, read.update, undefined);
    expect(theirs.getStates().get(mine.clientID)).toEqual({ cursor: 5 });
    mine.destroy();
    theirs.destroy();
  });
});
