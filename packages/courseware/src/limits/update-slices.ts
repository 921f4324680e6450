import * as encoding from 'lib0/encoding';
import * as Y from 'yjs';

/** A slice of this size takes a few milliseconds to apply. */
const SLICE_STRUCTS = 1_000;

/**
 * Splits a large update (encoding V1) into several to be applied in this order: no slice needs a later one. The caller
 * can do other work between two slices.
 */
export function updateSlices(update: Uint8Array, most: number = SLICE_STRUCTS): Uint8Array[] {
  const { structs, ds } = Y.decodeUpdate(update);
  if (structs.length <= most) return [update];
  const runs = new Map<number, Run>();
  for (const struct of structs) {
    const { client, clock } = struct.id;
    const run = runs.get(client);
    if (run) run.structs.push(struct);
    else runs.set(client, { structs: [struct], at: 0, reached: clock });
  }
  const slices: Uint8Array[] = [];
  let slice: Structs = [];
  const isThere = (id: Y.ID | null): boolean => {
    const run = id && runs.get(id.client);
    // Items that the update does not contain are in the document already.
    return !run || run.reached > id.clock || (run.structs[0]?.id.clock ?? 0) > id.clock;
  };
  const end = (): void => {
    if (slice.length > 0) slices.push(written(slice));
    slice = [];
  };
  for (let moved = true; moved; ) {
    moved = false;
    for (const run of runs.values()) {
      for (let next = run.structs[run.at]; next && needs(next).every(isThere); next = run.structs[run.at]) {
        slice.push(next);
        run.at += 1;
        run.reached = next.id.clock + next.length;
        moved = true;
        if (slice.length >= most) end();
      }
    }
  }
  // Structs that depend on a missing item are kept: they wait for it in the document as well.
  for (const run of runs.values()) slice.push(...run.structs.slice(run.at));
  slices.push(written(slice, ds));
  return slices;
}

type Structs = ReturnType<typeof Y.decodeUpdate>['structs'];

interface Run {
  readonly structs: Structs;
  at: number;
  /** Clock before which all structs of this client are in a slice. */
  reached: number;
}

function needs(struct: Structs[number]): readonly (Y.ID | null)[] {
  if (!(struct instanceof Y.Item)) return [];
  const parent: unknown = struct.parent;
  return [struct.origin, struct.rightOrigin, parent instanceof Y.ID ? parent : null];
}

function written(structs: Structs, deleted?: ReturnType<typeof Y.decodeUpdate>['ds']): Uint8Array {
  const encoder = new Y.UpdateEncoderV1();
  const runs = new Map<number, Structs>();
  for (const struct of structs) {
    const run = runs.get(struct.id.client) ?? [];
    run.push(struct);
    runs.set(struct.id.client, run);
  }
  const { restEncoder } = encoder;
  encoding.writeVarUint(restEncoder, runs.size);
  for (const [client, run] of runs) {
    encoding.writeVarUint(restEncoder, run.length);
    encoder.writeClient(client);
    encoding.writeVarUint(restEncoder, run[0]?.id.clock ?? 0);
    for (const struct of run) struct.write(encoder, 0);
  }
  writeDeleted(encoder, deleted);
  return encoder.toUint8Array();
}

function writeDeleted(
  { restEncoder }: Y.UpdateEncoderV1,
  deleted: ReturnType<typeof Y.decodeUpdate>['ds'] | undefined,
): void {
  encoding.writeVarUint(restEncoder, deleted?.clients.size ?? 0);
  for (const [client, ranges] of deleted?.clients ?? []) {
    encoding.writeVarUint(restEncoder, client);
    encoding.writeVarUint(restEncoder, ranges.length);
    for (const { clock, len } of ranges) {
      encoding.writeVarUint(restEncoder, clock);
      encoding.writeVarUint(restEncoder, len);
    }
  }
}
