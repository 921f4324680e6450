import { LecternError } from '@lectern/protocol';
import { PLAYER_VERSION } from '@lectern/protocol/constants';
import type { RecordsKindCode } from '@lectern/protocol/document-kinds';
import { strFromU8, strToU8, type Zippable, zipSync } from 'fflate';
import * as z from 'zod/mini';
import { assetsIn } from '../document/element-references.ts';
import type { CoursewareSnapshot } from '../document/snapshot.ts';
import { migrateRecords } from '../migrations/migrate-records.ts';
import { SCHEMA_VERSION } from '../records/record.ts';
import { ARCHIVE_LIMITS, Archive, type ArchiveLimits } from './archive.ts';
import { archiveKindOf, archiveKinds } from './archive-kinds.ts';

/**
 * The `.ndpx` file: a zip archive of
 * - `manifest.json`: `{format: 'lectern-courseware', version, schema, player}`, where `player` is the player version
 *   that the file was made for, and `document` for kinds of document that have a name there (`archiveKinds`);
 * - `courseware.json`: `{records}`, the flat records of the schema that the manifest names;
 * - `assets/<sha-256>`: the files that the records use.
 */
const FORMAT = 'lectern-courseware';
/** Version of the archive's structure; the version of the records is `schema`. */
const VERSION = 1;
const MANIFEST = 'manifest.json';
const CONTENT = 'courseware.json';
const ASSETS = 'assets/';
/** MIME types of files that are compressed already. */
const PACKED = /^(image\/(png|jpeg|gif|webp)|audio\/|video\/)/;

const manifestShape = z.object({
  format: z.literal(FORMAT),
  version: z.int().check(z.gte(1)),
  schema: z.int().check(z.gte(1)),
  /** The player version for which the file was made; files of earlier programs have none. */
  player: z.optional(z.string().check(z.regex(/^\d{1,4}(\.\d{1,4}){2}$/))),
  /** Kind of document; a later version may name an unknown kind. */
  document: z.optional(z.string()),
});
const contentShape = z.object({ records: z.array(z.unknown()) });

/** SHA-256 as 64 lower-case hexadecimal digits; a port, because browsers and servers have different implementations. */
type HashPort = (bytes: Uint8Array) => string | Promise<string>;

interface NdpxContent {
  readonly snapshot: CoursewareSnapshot;
  /** Files by hash, if records use them and the archive contains them. */
  readonly assets: ReadonlyMap<string, Uint8Array>;
  readonly kind: RecordsKindCode;
}

/** The content of a file to be written. `kind` is a courseware by default. */
type NewNdpx = Omit<NdpxContent, 'kind'> & Partial<Pick<NdpxContent, 'kind'>>;

/**
 * Writes an `.ndpx` file. Assets that are not in `assets` are left out, and shown as missing when the file is opened.
 */
export function writeNdpx({ snapshot, assets, kind = 'coursewares' }: NewNdpx): Uint8Array {
  const document = archiveKinds[kind].manifest;
  const mimes = new Map(
    snapshot.records.map((record) => [record.id, record.kind === 'asset' ? record.mime : '']),
  );
  const entries: Zippable = {
    [MANIFEST]: strToU8(
      JSON.stringify({
        format: FORMAT,
        version: VERSION,
        schema: SCHEMA_VERSION,
        player: PLAYER_VERSION,
        ...(document !== undefined && { document }),
      }),
    ),
    [CONTENT]: strToU8(JSON.stringify({ records: snapshot.records })),
  };
  for (const hash of assetsIn(snapshot.records)) {
    const bytes = assets.get(hash);
    if (bytes) entries[ASSETS + hash] = [bytes, { level: PACKED.test(mimes.get(hash) ?? '') ? 0 : 6 }];
  }
  return zipSync(entries);
}

/**
 * Reads an `.ndpx` file and skips invalid records. Throws COURSEWARE_INVALID for a damaged file, COURSEWARE_NEWER for a
 * later schema, PLAYER_OUTDATED if the file names a later player version, and FILE_EXPLODES if it unpacks past the limits.
 */
export async function readNdpx(
  bytes: Uint8Array,
  hash: HashPort,
  limits: ArchiveLimits = ARCHIVE_LIMITS,
): Promise<NdpxContent> {
  const archive = new Archive(bytes, limits);
  const manifest = readManifest(archive);
  const { records } = parseEntry(archive, CONTENT, contentShape);
  const snapshot = { records: migrateRecords(records, manifest.schema) };
  const assets = new Map<string, Uint8Array>();
  for (const wanted of assetsIn(snapshot.records)) {
    const file = archive.read(ASSETS + wanted);
    if (!file) continue;
    // A file under another file's hash would be served to all users of the other file.
    if ((await hash(file)) !== wanted) throw new LecternError('COURSEWARE_INVALID');
    assets.set(wanted, file);
  }
  const kind = archiveKindOf(manifest.document, snapshot);
  if (kind === undefined) throw new LecternError('COURSEWARE_INVALID');
  return { snapshot, assets, kind };
}

function readManifest(archive: Archive): z.infer<typeof manifestShape> {
  const manifest = parseEntry(archive, MANIFEST, manifestShape);
  const { version, schema, player } = manifest;
  if (version <= VERSION && schema <= SCHEMA_VERSION) return manifest;
  if (player === undefined) throw new LecternError('COURSEWARE_NEWER');
  throw new LecternError('PLAYER_OUTDATED', { current: PLAYER_VERSION, recommended: player });
}

function parseEntry<S extends z.ZodMiniType>(archive: Archive, name: string, shape: S): z.infer<S> {
  const entry = archive.read(name);
  if (!entry) throw new LecternError('COURSEWARE_INVALID');
  let value: unknown;
  try {
    value = JSON.parse(strFromU8(entry));
  } catch (error) {
    throw new LecternError('COURSEWARE_INVALID', {}, { cause: error });
  }
  const parsed = shape.safeParse(value);
  if (!parsed.success) throw new LecternError('COURSEWARE_INVALID', {}, { cause: parsed.error });
  return parsed.data;
}
