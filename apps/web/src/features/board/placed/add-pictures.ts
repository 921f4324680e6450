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

/** At once: more than that nobody means. */
const PICTURES_MAX = 20;
/** Further ones lie beside those before, logical pixels. */
const BESIDE = 32;

export interface PictureGoal {
  readonly store: CoursewareStore;
  readonly assets: Pick<LiveCourseware['assets'], 'upload'>;
  readonly hand: PlacedHand;
  readonly pageId: string;
  /** What of the page is seen, logical pixels: pictures come into its middle. */
  readonly seen: Area;
}

/**
 * Lays pictures on the page, one after the other, each a step of its own, and takes them into the hand. What is none,
 * is too large, or finds no room is said by its name, and the others come all the same.
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
  // What says that it is something else is not sent. What says nothing is looked at by the server.
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

/** Of a picture of which the server has not said it: a drawing, or one that waits for a network. */
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
