import { LecternError } from '@lectern/protocol';
import type { AssetItem } from '@lectern/protocol/asset-shapes';
import { PICTURE_SHOWN_PIXELS } from '@lectern/protocol/courseware';
import { PICTURE_MAX_PIXELS } from '../../platform/asset-kind.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ObjectStore } from '../../platform/objects/object-store.ts';
import { Turns } from '../../platform/turns.ts';
import type { PictureScaler } from '../conversion/index.ts';
import type { ScaledPicturesStore, ShownObject } from './scaled-pictures.store.ts';

/** A file in its displayed form, and the store that contains it. */
export interface ShownFile extends ShownObject {
  readonly objects: ObjectStore;
}

interface ShownPicturesPorts {
  readonly store: ScaledPicturesStore;
  readonly objects: ObjectStore;
  readonly derivatives: ObjectStore;
  readonly scaler: Pick<PictureScaler, 'isHere' | 'scale'>;
  readonly clock: Clock;
}

/** Pictures are scaled one at a time, because an unpacked picture takes up to 1.6 GB. */
const TURNS = { atOnce: 1, waiting: 32, ofOne: 32 };

export function isTooLargeToShow({ mime, width = 0, height = 0 }: AssetItem): boolean {
  return RASTER.has(mime) && width * height > PICTURE_SHOWN_PIXELS;
}

const RASTER = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp']);

/**
 * Files of coursewares for browsers, printing and shows: the file itself or, for a picture that would take hundreds of
 * megabytes of memory, a smaller copy, generated at its first use. The records name the original, which is counted and
 * exported to PowerPoint.
 */
export class ShownPictures {
  readonly #ports: ShownPicturesPorts;
  readonly #turns = new Turns(TURNS);
  /** Copies that are being generated, by the original's hash. */
  readonly #making = new Map<string, Promise<ShownObject>>();
  readonly #stop = new AbortController();

  constructor(ports: ShownPicturesPorts) {
    this.#ports = ports;
  }

  /**
   * Throws ASSET_NOT_FOUND for a file that the store lost, and FILE_CORRUPT or FILE_TOO_SLOW for a large picture that
   * could not be scaled.
   */
  async of(item: AssetItem): Promise<ShownFile> {
    const { objects, derivatives } = this.#ports;
    const size = await objects.size(item.hash);
    if (size === undefined) throw new LecternError('ASSET_NOT_FOUND');
    if (!isTooLargeToShow(item)) return { hash: item.hash, mime: item.mime, size, objects };
    const known = await this.#ports.store.find(item.hash);
    if (known === 'failed') throw new LecternError('FILE_CORRUPT');
    if (known && (await derivatives.has(known.hash))) return { ...known, objects: derivatives };
    try {
      const made = this.#making.get(item.hash) ?? this.#make(item);
      return { ...(await made), objects: derivatives };
    } catch (error) {
      // Without a converter an imported picture is shown in full size, if the browser can show it.
      if (error instanceof LecternError && error.code.startsWith('CONVERTER_'))
        return { hash: item.hash, mime: item.mime, size, objects };
      throw error;
    }
  }

  /** Whether this server can scale large pictures down. */
  canScale(): Promise<boolean> {
    return this.#ports.scaler.isHere();
  }

  /** Aborts scaling in progress. */
  async close(): Promise<void> {
    this.#stop.abort(new LecternError('NOT_READY'));
    await Promise.allSettled(this.#making.values());
  }

  #make(item: AssetItem): Promise<ShownObject> {
    const making = this.#scaled(item).finally(() => this.#making.delete(item.hash));
    this.#making.set(item.hash, making);
    return making;
  }

  async #scaled({ hash, mime }: AssetItem): Promise<ShownObject> {
    const { store, objects, derivatives, scaler, clock } = this.#ports;
    const { signal } = this.#stop;
    const leave = await this.#turns.take(undefined, signal);
    try {
      const bytes = await objects.get(hash);
      const picture = await scaler.scale({ bytes, mime }, PICTURE_MAX_PIXELS, signal);
      const shown = { ...(await derivatives.put(picture.bytes)), mime: picture.mime };
      await store.set(hash, shown, new Date(clock.now()));
      return shown;
    } catch (error) {
      // Scaling is not retried: it would fail again, at the same cost.
      if (error instanceof LecternError && LASTING.has(error.code))
        await store.set(hash, 'failed', new Date(clock.now()));
      throw error;
    } finally {
      leave();
    }
  }
}

const LASTING: ReadonlySet<string> = new Set(['FILE_CORRUPT', 'FILE_TOO_SLOW']);
