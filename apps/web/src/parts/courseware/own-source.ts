import { coursewareRecords, linkAssets } from '@lectern/protocol/courseware';
import { call } from '../../platform/api/call.ts';

/** A courseware or board as who is signed in reads it: its records as JSON, and links to its files. */
export function ownSource(id: string, isBoard: boolean) {
  const params = { id };
  return {
    records: async (signal: AbortSignal): Promise<Uint8Array> => {
      if (!isBoard) return call(coursewareRecords, { params, signal });
      const { boardRecords } = await import('@lectern/protocol/boards');
      return call(boardRecords, { params, signal });
    },
    links: (hashes: readonly string[]) => call(linkAssets, { params, body: { hashes: [...hashes] } }),
  };
}
