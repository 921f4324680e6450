import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { type Awareness, encodeAwarenessUpdate } from 'y-protocols/awareness';
import * as Y from 'yjs';

/** Hocuspocus' message types (its `types.ts`), each after the document's name. */
const SYNC = 0;
const AWARENESS = 1;
const AUTH = 2;
const STATELESS = 5;
const CLOSE = 7;
const SYNC_STATUS = 8;
/** y-protocols' kinds of sync message. */
const STEP_1 = 0;
const STEP_2 = 1;
const UPDATE = 2;
/** Kinds of authentication message. */
const TOKEN = 0;
const DENIED = 1;

export type ServerMessage =
  /** The server sends its state vector and requests missing updates. */
  | { readonly type: 'step1'; readonly stateVector: Uint8Array }
  | { readonly type: 'update'; readonly update: Uint8Array }
  | { readonly type: 'awareness'; readonly update: Uint8Array }
  | { readonly type: 'authenticated'; readonly readOnly: boolean }
  | { readonly type: 'denied'; readonly reason: string }
  | { readonly type: 'stateless'; readonly payload: string }
  /**
   * Acknowledges one sent update, in order: stored or rejected. `number`: ordinal of that update on this socket; older
   * servers do not send it.
   */
  | { readonly type: 'status'; readonly stored: boolean; readonly number: number | undefined }
  | { readonly type: 'closed'; readonly reason: string }
  | { readonly type: 'other' };

/** Throws for bytes that are no valid message. */
export function readMessage(message: Uint8Array): ServerMessage {
  const decoder = decoding.createDecoder(message);
  decoding.readVarString(decoder);
  const type = decoding.readVarUint(decoder);
  if (type === SYNC) return readSync(decoder);
  if (type === AWARENESS) return { type: 'awareness', update: decoding.readVarUint8Array(decoder) };
  if (type === AUTH) return readAuth(decoder);
  if (type === STATELESS) return { type: 'stateless', payload: decoding.readVarString(decoder) };
  if (type === SYNC_STATUS) return readStatus(decoder);
  if (type === CLOSE) return { type: 'closed', reason: decoding.readVarString(decoder) };
  return { type: 'other' };
}

function readSync(decoder: decoding.Decoder): ServerMessage {
  const kind = decoding.readVarUint(decoder);
  const bytes = decoding.readVarUint8Array(decoder);
  return kind === STEP_1 ? { type: 'step1', stateVector: bytes } : { type: 'update', update: bytes };
}

function readStatus(decoder: decoding.Decoder): ServerMessage {
  const stored = decoding.readVarInt(decoder) === 1;
  const number = decoding.hasContent(decoder) ? decoding.readVarUint(decoder) : undefined;
  return { type: 'status', stored, number };
}

function readAuth(decoder: decoding.Decoder): ServerMessage {
  const kind = decoding.readVarUint(decoder);
  if (kind === TOKEN) return { type: 'other' };
  const text = decoding.readVarString(decoder);
  if (kind === DENIED) return { type: 'denied', reason: text };
  return { type: 'authenticated', readOnly: text === 'readonly' };
}

function message(name: string, type: number, write: (encoder: encoding.Encoder) => void): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeVarString(encoder, name);
  encoding.writeVarUint(encoder, type);
  write(encoder);
  return encoding.toUint8Array(encoder);
}

function syncMessage(name: string, kind: number, bytes: Uint8Array): Uint8Array {
  return message(name, SYNC, (encoder) => {
    encoding.writeVarUint(encoder, kind);
    encoding.writeVarUint8Array(encoder, bytes);
  });
}

export function tokenMessage(name: string, token: string): Uint8Array {
  return message(name, AUTH, (encoder) => {
    encoding.writeVarUint(encoder, TOKEN);
    encoding.writeVarString(encoder, token);
  });
}

/** Sends our state vector; the server responds with missing updates. */
export function step1Message(name: string, doc: Y.Doc): Uint8Array {
  return syncMessage(name, STEP_1, Y.encodeStateVector(doc));
}

/** All updates of the document that the server lacks, including deletions. */
export function step2Message(name: string, doc: Y.Doc, stateVector: Uint8Array): Uint8Array {
  return syncMessage(name, STEP_2, Y.encodeStateAsUpdate(doc, stateVector));
}

export function updateMessage(name: string, update: Uint8Array): Uint8Array {
  return syncMessage(name, UPDATE, update);
}

export function awarenessMessage(name: string, awareness: Awareness, clients: readonly number[]): Uint8Array {
  return message(name, AWARENESS, (encoder) =>
    encoding.writeVarUint8Array(encoder, encodeAwarenessUpdate(awareness, [...clients])),
  );
}
