import { createHash } from 'node:crypto';
import { blankCourseware, type CoursewareRecord, type Page } from '@lectern/courseware';
import { writeNdpx } from '@lectern/courseware/ndpx';
import type { ApiSession } from './account-api.ts';
import { greyPicture } from './grey-picture.ts';
import { importFile } from './imported-file.ts';
import { SMALL_FILM } from './small-film.ts';

/** The page of a blank courseware, and its other records except the records of elements on the page. */
export function blankPage(): { readonly page: Page; readonly others: readonly CoursewareRecord[] } {
  const { records } = blankCourseware();
  const page = records.find(({ kind }) => kind === 'page');
  if (page?.kind !== 'page') throw new Error('a blank courseware has no page');
  const others = records.filter(
    (each) => each !== page && (each.kind !== 'element' || each.parentId !== page.id),
  );
  return { page, others };
}

/** A square of 100 logical pixels; `more` adds properties. */
export function square(
  id: string,
  parentId: string,
  x: number,
  y: number,
  more: object = {},
): CoursewareRecord {
  return {
    kind: 'element',
    type: 'shape',
    id,
    parentId,
    order: `z${id}`,
    frame: { x, y, w: 100, h: 100 },
    geometry: { type: 'preset', preset: 'rect' },
    fill: { type: 'solid', color: { type: 'rgb', value: 'D92D20' } },
    ...more,
  } as CoursewareRecord;
}

/** Imports a courseware of these records; returns its id. `assets`: contents by hash. */
export function importRecords(
  teacher: ApiSession,
  name: string,
  records: readonly CoursewareRecord[],
  assets: ReadonlyMap<string, Uint8Array> = new Map(),
): Promise<string> {
  return importFile(teacher, `${name}.ndpx`, writeNdpx({ snapshot: { records: [...records] }, assets }));
}

/**
 * Imports a courseware of this many pages, the first with a video in the middle and a picture to show until the video is
 * played.
 */
export function importFilm(teacher: ApiSession, count = 1): Promise<string> {
  const { page, others } = blankPage();
  const assets = new Map<string, Buffer>();
  const asset = (mime: string, bytes: Buffer): CoursewareRecord => {
    const id = createHash('sha256').update(bytes).digest('hex');
    assets.set(id, bytes);
    return { kind: 'asset', id, mime, size: bytes.length };
  };
  const [film, poster] = [
    asset('video/webm', Buffer.from(SMALL_FILM, 'base64')),
    asset('image/png', greyPicture(32, 18)),
  ];
  const frame = { x: 480, y: 270, w: 320, h: 180 };
  const shown: CoursewareRecord = {
    kind: 'element',
    id: 'film',
    parentId: page.id,
    order: 'a1',
    frame,
    type: 'video',
    asset: film.id,
    poster: poster.id,
  };
  const more = Array.from({ length: count - 1 }, (_, at) => {
    return { ...page, id: `${page.id}-${at}`, order: `${page.order}${at + 1}` };
  });
  return importRecords(teacher, '开花', [...others, page, ...more, film, poster, shown], assets);
}
