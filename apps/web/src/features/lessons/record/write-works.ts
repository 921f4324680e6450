import { ArchiveNames } from '@lectern/protocol/archive-names';
import type { WorkFile } from '@lectern/protocol/phone-views';
import { Zip, ZipPassThrough } from 'fflate';

/** Extensions by the types that files of answers may have. */
const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/webp': '.webp',
  'audio/webm': '.webm',
  'audio/ogg': '.ogg',
  'audio/mp4': '.m4a',
  'audio/mpeg': '.mp3',
};

/** A folder of the zip has the words of a question as its name, at most this many characters of them. */
const FOLDER_LENGTH = 40;

/** The works of one activity: its title, and the files of each pupil. */
export interface WorksFolder {
  readonly title: string;
  readonly works: readonly { readonly name: string; readonly files: readonly WorkFile[] }[];
}

/**
 * Writes the drawings, photographs and recordings of a lesson as one zip: a folder for each activity, a file for each
 * work, with the name of its pupil. Rejects when a file does not load, so that no archive lacks one unnoticed.
 */
export async function writeWorks(folders: readonly WorksFolder[]): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece as Uint8Array<ArrayBuffer>);
  });
  const names = new ArchiveNames();
  for (const { title, works } of folders) {
    if (works.length === 0) continue;
    const folder = names.path('', [...title].slice(0, FOLDER_LENGTH).join(''), '/');
    for (const { name, files } of works)
      for (const { url, mime } of files) {
        const response = await fetch(url);
        if (!response.ok) throw new Error(`a work did not load: ${response.status}`);
        const file = new ZipPassThrough(names.path(folder, name, ENDINGS[mime] ?? ''));
        zip.add(file);
        file.push(new Uint8Array(await response.arrayBuffer()), true);
      }
  }
  zip.end();
  return new Blob(pieces, { type: 'application/zip' });
}
