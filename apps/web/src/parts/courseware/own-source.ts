import { coursewareRecords, linkAssets } from '@lectern/protocol/courseware';
import { call } from '../../platform/api/call.ts';

/** The source of a courseware or board for the signed-in user: its records as JSON, and links to its files. */
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
