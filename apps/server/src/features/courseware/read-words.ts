import type { Deck } from '@lectern/courseware';

/** `state`: one Yjs V1 update; `records`: `{records}` as JSON. */
export type ReadForm = 'state' | 'records';

export interface ReadQuestion {
  readonly form: ReadForm;
  /** Yjs V1 updates that make the courseware together. */
  readonly updates: readonly Uint8Array[];
}

export interface ReadAnswer {
  readonly gzip: Uint8Array;
  /** Of what it unpacks to, bytes. */
  readonly size: number;
  readonly source: Deck['source'];
}
