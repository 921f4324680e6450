import { coursewareRecords, linkAssets } from '@lectern/protocol/courseware';
import type { PagedKindCode } from '@lectern/protocol/document-kinds';
import type { ResourceTypeCode } from '@lectern/protocol/document-shapes';
import { call } from '../../platform/api/call.ts';

const RECORDS = {
  coursewares: async () => coursewareRecords,
  superboard: async () => (await import('@lectern/protocol/boards')).boardRecords,
} satisfies Record<PagedKindCode, unknown>;

type AskedRecords = (typeof RECORDS)[PagedKindCode];
const anyRecords: Readonly<Partial<Record<string, AskedRecords>>> = RECORDS;

/**
 * The source of a document with pages for the signed-in user: its records as JSON, and links to its files. A document of
 * unknown type is requested as a courseware.
 */
export function ownSource(id: string, code: ResourceTypeCode = 'coursewares') {
  const records = anyRecords[code] ?? RECORDS.coursewares;
  const params = { id };
  return {
    records: async (signal: AbortSignal): Promise<Uint8Array> => call(await records(), { params, signal }),
    links: (hashes: readonly string[]) => call(linkAssets, { params, body: { hashes: [...hashes] } }),
  };
}
