import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Archive } from '@lectern/courseware/archive';
import { readNdpx } from '@lectern/courseware/ndpx';
import type { PictureFile } from '@lectern/pdf';
import { LecternError } from '@lectern/protocol';
import { ARCHIVED_PICTURE_EXTENSIONS, extensionOf, PICTURE_EXTENSIONS } from '@lectern/protocol/file-kinds';
import { assetKind, KIND_BYTES, PICTURE_MAX_PIXELS, pictureTooLarge } from '../../platform/asset-kind.ts';
import { inflate } from '../../platform/inflate.ts';
import { packageThumbnail } from './package-thumbnail.ts';
import type { ReadFile } from './read-file.ts';

/** The most pictures of an archive that become pages (docs/decisions/0013). */
const PICTURES_MAX = 500;

type Progress = (done: number, total: number) => void;

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Reads a file of one kind. Throws the LecternErrors of its reader. */
type Reader = (bytes: Uint8Array, progress: Progress) => Promise<ReadFile>;

/**
 * Reads a file of any kind that can become a courseware, by its extension. Throws the readers' LecternErrors. The
 * file may be hostile, so this runs in a thread with limits.
 */
export async function readSource(
  bytes: Uint8Array,
  extension: string,
  progress: Progress = () => undefined,
): Promise<ReadFile> {
  const read = await readerOf(extension);
  return read(bytes, progress);
}

/** Loads the code of one reader only: the thread of a file loads it again, and reads no other file. */
export async function readerOf(extension: string): Promise<Reader> {
  if (extension === 'ndpx') return readOwn;
  if (extension === 'pdf') {
    const { readPdf } = await import('@lectern/pdf');
    return (bytes, progress) => readPdf(bytes, { hash: sha256, data: readerData, progress });
  }
  if (extension === 'zip') return (bytes) => readAll(picturesIn(bytes));
  if (PICTURE_EXTENSIONS.includes(extension)) return (bytes) => readAll([pictureFile('', bytes)]);
  const { readPptx } = await import('@lectern/pptx/read');
  return async (bytes, progress) => {
    const file = await readPptx(bytes, { hash: sha256, inflate, progress });
    const thumbnail = packageThumbnail(bytes);
    return { ...file, ...(thumbnail && { thumbnail }) };
  };
}

/** A courseware of this program describes its own files. */
async function readOwn(bytes: Uint8Array): Promise<ReadFile> {
  const { snapshot, assets, kind } = await readNdpx(bytes, sha256);
  const described = snapshot.records.filter((record) => record.kind === 'asset');
  return {
    snapshot,
    assets: described.flatMap(({ id, mime, width, height }) => {
      const file = assets.get(id);
      return file ? [{ hash: id, bytes: file, mime, width, height }] : [];
    }),
    report: { notes: [], more: 0, fonts: [] },
    kind,
  };
}

async function readAll(pictures: readonly PictureFile[]): Promise<ReadFile> {
  const { readPictures } = await import('@lectern/pdf');
  const { snapshot, assets } = await readPictures(pictures, { hash: sha256 });
  return { snapshot, assets, report: { notes: [], more: 0, fonts: [] } };
}

/** Throws FILE_CORRUPT for a format that no browser shows, and PICTURE_TOO_LARGE for too many pixels. */
function pictureFile(name: string, bytes: Uint8Array): PictureFile {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, KIND_BYTES));
  const kind = assetKind(head);
  if (!kind?.mime.startsWith('image/')) throw new LecternError('FILE_CORRUPT');
  const { mime, width, height } = kind;
  if ((width ?? 1) * (height ?? 1) > PICTURE_MAX_PIXELS) throw pictureTooLarge(PICTURE_MAX_PIXELS);
  return { name, bytes, mime, width, height };
}

/** The pictures of an archive, in order; folders and other entries are skipped. */
function picturesIn(bytes: Uint8Array): PictureFile[] {
  const archive = openArchive(bytes);
  const names = archive.names().filter((name) => ARCHIVED.has(extensionOf(name)) && !/(^|\/)[._]/.test(name));
  if (names.length > PICTURES_MAX) throw new LecternError('FILE_EXPLODES');
  return names.flatMap((name) => {
    const file = archive.read(name);
    return file ? [pictureFile(name, file)] : [];
  });
}

const ARCHIVED = new Set(ARCHIVED_PICTURE_EXTENSIONS);

function openArchive(bytes: Uint8Array): Archive {
  try {
    return new Archive(bytes);
  } catch (error) {
    const foreign = error instanceof LecternError && error.code === 'COURSEWARE_INVALID';
    throw foreign ? new LecternError('FILE_CORRUPT') : error;
  }
}

const require = createRequire(import.meta.url);

/** Character maps, standard fonts and decoders from the package. */
async function readerData(file: string): Promise<Uint8Array> {
  const folder = path.dirname(require.resolve('pdfjs-dist/package.json'));
  return new Uint8Array(await readFile(path.join(folder, file)));
}
