import {
  type ElementDraft,
  emptyPlace,
  fillPlace,
  fittedIn,
  insertElement,
  insertInSight,
} from '@lectern/courseware';
import type { EditSession } from '@lectern/stage/edit';
import type { EditorDocument, StoredAsset } from '../document/document-port.ts';
import { firstFrame } from './first-frame.ts';
import type { CellsByKey } from './replace-picture.ts';

/** Logical pixels of the page. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type MediaKind = 'picture' | 'video' | 'audio';

/** Types that the file picker offers; the server detects the actual type from the content. */
export const acceptedTypes: Readonly<Record<MediaKind, string>> = {
  picture: 'image/png,image/jpeg,image/gif,image/webp,image/svg+xml,image/bmp',
  video: 'video/mp4,video/webm,video/quicktime',
  audio: 'audio/mpeg,audio/wav,audio/ogg,audio/mp4,audio/x-m4a,audio/flac,audio/aac',
};

export function kindOfMime(mime: string): MediaKind | undefined {
  if (mime.startsWith('image/')) return 'picture';
  if (mime.startsWith('video/')) return 'video';
  return mime.startsWith('audio/') ? 'audio' : undefined;
}

export interface UploadProgress {
  readonly name: string;
  /** 0 to 1. */
  readonly fraction: number;
  cancel(): void;
}

/** Destination of a file: centred at a point of the page, in the frame of a picture, or in cells of a table. */
export interface Destination {
  readonly at?: Point | undefined;
  readonly insteadOf?: string | undefined;
  readonly inCells?: CellsByKey | undefined;
  /** Alternative text for screen readers. */
  readonly alt?: string | undefined;
  /** Whether the file may fill an empty placeholder of the page. Default: true unless `at` is given. */
  readonly fillsPlace?: boolean;
}

/**
 * Uploads a file and puts it on the page that is current after the upload. Rejects with an Error whose message can be
 * shown.
 */
export async function insertFile(
  document: EditorDocument,
  session: EditSession,
  file: File,
  onProgress: (progress: UploadProgress | undefined) => void,
  { at, insteadOf, inCells, alt, fillsPlace = at === undefined }: Destination = {},
): Promise<void> {
  const controller = new AbortController();
  const cancel = () => controller.abort();
  onProgress({ name: file.name, fraction: 0, cancel });
  try {
    const measured = await measureMedia(file);
    const stored = await document.upload(
      file,
      (fraction) => onProgress({ name: file.name, fraction, cancel }),
      controller.signal,
    );
    if (insteadOf !== undefined) {
      const { replacePicture } = await import('./replace-picture.ts');
      const { width = stored.width, height = stored.height } = measured;
      // Only a picture replaces a picture; the server may have detected another type.
      if (!controller.signal.aborted && kindOfMime(stored.mime) === 'picture')
        replacePicture(session, insteadOf, { stored, name: file.name, width, height });
      return;
    }
    if (inCells && kindOfMime(stored.mime) === 'picture') {
      const { pictureInCells } = await import('./replace-picture.ts');
      const { width = stored.width, height = stored.height } = measured;
      if (controller.signal.aborted) return;
      // If the cells were deleted meanwhile, the picture goes onto the page.
      if (pictureInCells(session, inCells, { stored, name: file.name, width, height })) return;
    }
    const poster =
      kindOfMime(stored.mime) === 'video' ? await posterOf(document, file, controller) : undefined;
    if (!controller.signal.aborted)
      place(session, stored, measured, file.name, { at, poster, alt, fillsPlace });
  } finally {
    onProgress(undefined);
  }
}

/** Uploads the video's first frame as its poster; returns undefined where there is no frame or the upload fails. */
async function posterOf(
  document: EditorDocument,
  film: Blob,
  { signal }: AbortController,
): Promise<StoredAsset | undefined> {
  const still = await firstFrame(film);
  return still && document.upload(still, () => undefined, signal).catch(() => undefined);
}

interface Measured {
  readonly width?: number;
  readonly height?: number;
  /** Seconds. */
  readonly duration?: number;
}

function place(
  session: EditSession,
  stored: StoredAsset,
  measured: Measured,
  name: string,
  {
    at,
    poster,
    alt,
    fillsPlace,
  }: Pick<Destination, 'at' | 'alt' | 'fillsPlace'> & { readonly poster: StoredAsset | undefined },
): void {
  const pageId = session.pageId.get();
  const kind = kindOfMime(stored.mime);
  if (pageId === undefined || !kind) return;
  const page = session.store.find('deck', 'deck')?.size ?? { w: 1280, h: 720 };
  const width = measured.width ?? stored.width;
  const height = measured.height ?? stored.height;
  const size = kind === 'audio' ? { w: 80, h: 80 } : fitted(width ?? 640, height ?? 360, page);
  // A file dropped near an edge stays within the page.
  const along = (middle: number, length: number, room: number) =>
    Math.min(Math.max(middle - length / 2, 0), Math.max(room - length, 0));
  const x = along(at?.x ?? page.w / 2, size.w, page.w);
  const y = along(at?.y ?? page.h / 2, size.h, page.h);
  const empty =
    fillsPlace && kind !== 'audio'
      ? emptyPlace(session.store, pageId, kind, session.selection.get().ids)
      : undefined;
  const frame = empty ? fittedIn(empty.frame, { w: width ?? 640, h: height ?? 360 }) : { x, y, ...size };
  const label = name.replace(/\.[^.]+$/, '').slice(0, 200);
  const base = { asset: stored.hash, frame, name: label, ...(alt === undefined ? {} : { alt }) };
  const draft: ElementDraft =
    kind === 'video' && poster ? { type: kind, ...base, poster: poster.hash } : { type: kind, ...base };
  let id: string | undefined;
  session.edit((edit) => {
    if (!edit.find('asset', stored.hash)) {
      edit.create({
        kind: 'asset',
        id: stored.hash,
        mime: stored.mime,
        size: stored.size,
        name: name.slice(0, 1024),
        ...(width === undefined ? {} : { width }),
        ...(height === undefined ? {} : { height }),
        ...(measured.duration === undefined ? {} : { duration: measured.duration }),
      });
    }
    if (poster && !edit.find('asset', poster.hash)) {
      const { hash, mime, size, width: w, height: h } = poster;
      edit.create({
        kind: 'asset',
        id: hash,
        mime,
        size,
        ...(w === undefined ? {} : { width: w }),
        ...(h === undefined ? {} : { height: h }),
      });
    }
    if (empty) id = fillPlace(edit, empty, draft);
    // A dropped file stays exactly where it was dropped.
    else id = at ? insertElement(edit, pageId, draft) : insertInSight(edit, pageId, draft);
  });
  if (id !== undefined) session.choose([id]);
}

/** The file's own size, scaled down to at most 80 % of the page. */
function fitted(w: number, h: number, page: { readonly w: number; readonly h: number }) {
  const scale = Math.min(1, (page.w * 0.8) / w, (page.h * 0.8) / h);
  return { w: Math.max(8, w * scale), h: Math.max(8, h * scale) };
}

/** Measures in the browser: size of a picture or video, duration of a sound. Returns an empty object on failure. */
async function measureMedia(file: File): Promise<Measured> {
  const kind = kindOfMime(file.type);
  if (kind === undefined) return {};
  if (kind === 'picture') return await measurePicture(file);
  const url = URL.createObjectURL(file);
  try {
    return await measureStream(kind, url);
  } catch {
    return {};
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Reads the size from the header: decoding a large picture would take four bytes a pixel and some seconds. */
export async function measurePicture(file: Blob): Promise<Pick<Measured, 'width' | 'height'>> {
  const image = new Image();
  const url = URL.createObjectURL(file);
  try {
    return await new Promise((resolve) => {
      image.onerror = () => resolve({});
      image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
      image.src = url;
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

function measureStream(kind: 'video' | 'audio', url: string): Promise<Measured> {
  const media = document.createElement(kind);
  media.preload = 'metadata';
  return new Promise((resolve) => {
    const give = (measured: Measured) => {
      clearTimeout(patience);
      media.removeAttribute('src');
      resolve(measured);
    };
    const patience = setTimeout(() => give({}), 4000);
    media.onerror = () => give({});
    media.onloadedmetadata = () =>
      give({
        ...(Number.isFinite(media.duration) ? { duration: media.duration } : {}),
        ...(media instanceof HTMLVideoElement && media.videoWidth > 0
          ? { width: media.videoWidth, height: media.videoHeight }
          : {}),
      });
    media.src = url;
  });
}
