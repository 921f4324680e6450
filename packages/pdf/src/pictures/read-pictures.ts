import { newId } from '@lectern/base';
import { type CoursewareRecord, type CoursewareSnapshot, ordersBetween } from '@lectern/courseware';
import { LecternError } from '@lectern/protocol';
import { emptyDeck } from '../deck/empty-deck.ts';
import { FileTable, type HashPort, type ReadFile } from '../deck/file-table.ts';

export interface PictureFile {
  /** File name with its extension. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly mime: string;
  /** Size, pixels. */
  readonly width: number | undefined;
  readonly height: number | undefined;
}

const SIZE = { w: 1280, h: 720 };
/** Largest factor by which a small picture is enlarged. */
const MOST_GROWTH = 4;

/** Creates one page per picture, as large as fits, centred. Throws FILE_CORRUPT without pictures. */
export async function readPictures(
  pictures: readonly PictureFile[],
  { hash }: { readonly hash: HashPort },
): Promise<{ readonly snapshot: CoursewareSnapshot; readonly assets: readonly ReadFile[] }> {
  if (pictures.length === 0) throw new LecternError('FILE_CORRUPT');
  const files = new FileTable(hash);
  const records: CoursewareRecord[] = emptyDeck(SIZE);
  const orders = ordersBetween(undefined, undefined, pictures.length);
  for (const [index, picture] of pictures.entries()) {
    const { bytes, mime, width, height } = picture;
    const asset = await files.add({ bytes, mime, width, height });
    const pageId = newId();
    const name = picture.name
      .replace(/^.*[/\\]/, '')
      .replace(/\.[^.]*$/, '')
      .slice(0, 1024);
    records.push(
      { kind: 'page', id: pageId, order: orders[index] ?? '', layoutId: 'layout-blank', name },
      {
        ...{ kind: 'element', type: 'picture', id: newId(), parentId: pageId, order: 'a0', asset, name },
        frame: fit(width ?? SIZE.w, height ?? SIZE.h),
      },
    );
  }
  return { snapshot: { records: [...records, ...files.records()] }, assets: files.files() };
}

function fit(width: number, height: number): { x: number; y: number; w: number; h: number } {
  const scale = Math.min(SIZE.w / width, SIZE.h / height, MOST_GROWTH);
  const [w, h] = [width * scale, height * scale];
  return { x: (SIZE.w - w) / 2, y: (SIZE.h - h) / 2, w, h };
}
