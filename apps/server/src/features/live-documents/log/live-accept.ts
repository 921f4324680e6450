import type { beforeSyncPayload, Document } from '@hocuspocus/server';
import * as Y from 'yjs';
import type { DiskRoom } from '../../../platform/disk-room.ts';
import type { HeavyMoments } from '../../../platform/pace.ts';
import { type LiveCaller, LiveError } from '../live-caller.ts';
import type { LiveKind } from '../live-kind.ts';
import type { HeldDocument, HeldDocuments } from './held-document.ts';

/** Sync messages of y-protocols that contain an update. */
const STEP_2 = 1;
const UPDATE = 2;
/** Bytes of updates after which the size of a document near its limit is measured again. */
const MEASURE_EVERY_BYTES = 262_144;
/** Approximate time that Yjs needs to encode or compare a document, per struct, and to apply an update, per byte. */
const MS_A_STRUCT = 0.0004;
const MS_A_BYTE = 0.0001;

export interface LiveAcceptPorts {
  readonly kind: LiveKind;
  readonly heavy: HeavyMoments;
  readonly room: Pick<DiskRoom, 'isLow'>;
  readonly held: HeldDocuments;
}

/** Decides which messages of clients are edits that are stored. */
export class LiveAccept {
  readonly #ports: LiveAcceptPorts;

  constructor(ports: LiveAcceptPorts) {
    this.#ports = ports;
  }

  /**
   * Waits until there is time for the message. Returns the document that its edit is for, or undefined for a message
   * without changes. Throws the reason for a refusal.
   */
  async edited(message: beforeSyncPayload<LiveCaller>): Promise<HeldDocument | undefined> {
    const { type, payload, connection, document } = message;
    const { heavy, room } = this.#ports;
    const compares = type === UPDATE ? 0 : structsOf(document) * MS_A_STRUCT;
    await heavy.next(compares + payload.length * MS_A_BYTE);
    if ((type !== STEP_2 && type !== UPDATE) || connection.readOnly) return undefined;
    const held = this.#ports.held.get(document);
    if (!held) throw new LiveError('unavailable');
    const update = Y.decodeUpdate(payload);
    if (!saysSomethingNew(document, type, payload, update)) return undefined;
    if (room.isLow) throw new LiveError('storage-full');
    if (held.guard?.accepts(update) === false || !this.#hasRoom(document, held, payload))
      throw new LiveError('too-large');
    return held;
  }

  #hasRoom(document: Document, held: HeldDocument, { length }: Uint8Array): boolean {
    const { maxBytes } = this.#ports.kind;
    if (held.size + length <= maxBytes) return true;
    if (held.size - held.measured > MEASURE_EVERY_BYTES || held.measured === 0) {
      // The measured size does not count deleted content again.
      held.size = Y.encodeStateAsUpdate(document).length;
      held.measured = held.size;
    }
    return held.measured + length <= maxBytes;
  }
}

/** Whether an update has new content: a client that reconnects sends all its deletions again. */
function saysSomethingNew(
  document: Y.Doc,
  type: number,
  payload: Uint8Array,
  { structs, ds }: ReturnType<typeof Y.decodeUpdate>,
): boolean {
  if (structs.length === 0 && ds.clients.size === 0) return false;
  return type !== STEP_2 || structs.length > 0 || !Y.snapshotContainsUpdate(Y.snapshot(document), payload);
}

function structsOf({ store }: Y.Doc): number {
  let count = 0;
  for (const structs of store.clients.values()) count += structs.length;
  return count;
}
