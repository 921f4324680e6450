import { newId } from '@lectern/base';
import type { CoursewareStore } from '@lectern/courseware';
import { addPicture, pictureFrame } from '@lectern/courseware/board';
import type { Area } from '@lectern/courseware/lesson';
import { ASSET_MAX_BYTES } from '@lectern/protocol/courseware';
import { showToast } from '@lectern/ui';
import type { LiveCourseware } from '../../../parts/courseware/index.ts';
import { messageOf } from '../../../platform/api/api-error.ts';
import type { PlacedHand } from './placed-hand.ts';
import { placedText } from './placed-texts.ts';

/** Largest number of pictures that are added at once; more are taken for a mistake. */
const PICTURES_MAX = 20;
/** Offset of each further picture to the right and down, logical pixels. */
const BESIDE = 32;

export interface PictureGoal {
  readonly store: CoursewareStore;
  readonly assets: Pick<LiveCourseware['assets'], 'upload'>;
  readonly hand: PlacedHand;
  readonly pageId: string;
  /** Visible part of the page, logical pixels: pictures are placed in its middle. */
  readonly seen: Area;
}

/**
 * Adds pictures to the page one by one, each as an undo step, and selects them. A file that is no picture, is too
 * large, or fails to upload is named in a message; the other files are still added.
 */
export async function addPictures(files: readonly File[], goal: PictureGoal): Promise<void> {
  if (files.length > PICTURES_MAX)
    showToast({ kind: 'attention', text: placedText('tooMany', { count: PICTURES_MAX }) });
  const placed: string[] = [];
  for (const file of files.slice(0, PICTURES_MAX)) {
    try {
      placed.push(await addOne(file, goal, placed.length));
    } catch (error) {
      const reason = error instanceof NoPicture ? placedText('noPicture') : messageOf(error);
      showToast({ kind: 'failure', text: placedText('failed', { name: file.name, reason }) });
    }
  }
  if (placed.length > 0) goal.hand.hold(placed);
}

class NoPicture extends Error {
  override readonly name = 'NoPicture';
}

async function addOne(
  file: File,
  { store, assets, pageId, seen }: PictureGoal,
  count: number,
): Promise<string> {
  // A file with the MIME type of another kind of file is not uploaded. A file without a type is checked by the server.
  const isOther = file.type !== '' && !file.type.startsWith('image/');
  if (isOther || file.size === 0 || file.size > ASSET_MAX_BYTES) throw new NoPicture();
  const { hash, ...asset } = await assets.upload(file);
  if (!asset.mime.startsWith('image/')) throw new NoPicture();
  const size = asset.width && asset.height ? asset : await sizeOf(file);
  const id = newId();
  const most = { w: seen.maxX - seen.minX, h: seen.maxY - seen.minY };
  const frame = pictureFrame(size, seen, most);
  const there = { ...frame, x: frame.x + count * BESIDE, y: frame.y + count * BESIDE };
  const alt = file.name.replace(/\.\w{1,5}$/, '');
  store.transact((edit) =>
    addPicture(edit, pageId, { id, asset: { id: hash, ...asset }, frame: there, alt }),
  );
  return id;
}

/** Size of a picture whose size the server did not return: an SVG drawing, or a picture that waits for a network. */
async function sizeOf(file: Blob): Promise<{ readonly width?: number; readonly height?: number }> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image.naturalWidth > 0 ? { width: image.naturalWidth, height: image.naturalHeight } : {};
  } catch {
    throw new NoPicture();
  } finally {
    URL.revokeObjectURL(url);
  }
}
