import { LecternError } from '@lectern/protocol';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import { jobFailure } from '../../platform/jobs/job-failure.ts';
import type { JobRun } from '../../platform/jobs/jobs.ts';
import { inMemory } from '../../platform/objects/file-bytes.ts';
import type { ObjectStore, StoredObject } from '../../platform/objects/object-store.ts';
import { type AwayPatience, JOB_PATIENCE, whenThere } from '../../platform/objects/when-there.ts';
import { pace } from '../../platform/pace.ts';
import {
  type DocumentConverter,
  isMediaContent,
  isPlayed,
  type MediaConverter,
  type MediaFile,
} from '../conversion/index.ts';
import { detectContent } from '../uploads/index.ts';
import { previewKindOf } from './preview-kind.ts';
import type { PreviewWaiters } from './preview-waiters.ts';
import type { MadePreview, PreviewKey, PreviewsStore } from './previews.store.ts';
import type { PreviewResult } from './previews.tables.ts';
import { readableText } from './readable-text.ts';
import { checkUnpackedSize } from './unpacked-size.ts';

/** Progress is stored at most this often, milliseconds. */
const PROGRESS_EVERY_MS = 500;
/** Types that browsers play, for files that could not be probed. */
const PLAYED_UNSEEN: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/mp4',
  webm: 'video/webm',
};

interface PreviewWish extends PreviewKey {
  readonly extension: string;
}

/** Runs work that needs the object store, once the store is available. */
type WhenThere = <T>(work: () => Promise<T>) => Promise<T>;

/** Thrown when no user waits for the preview any more. */
class Unwanted extends Error {
  override readonly name = 'Unwanted';
}

const nothingKnown = { duration: null, width: null, height: null, cut: false };

interface PreviewWorkPorts {
  readonly store: PreviewsStore;
  readonly objects: ObjectStore;
  readonly derivatives: ObjectStore;
  readonly documents: DocumentConverter;
  readonly media: MediaConverter;
  readonly clock: Clock;
  readonly log: Logger;
  readonly waiters: PreviewWaiters;
  readonly patience?: AwayPatience;
}

/** Generates previews, in the worker. */
export class PreviewWork {
  readonly #ports: PreviewWorkPorts;

  constructor(ports: PreviewWorkPorts) {
    this.#ports = ports;
  }

  /** A faulty file ends the preview with an error message; an external failure is thrown and retried. */
  async run({ payload, lastAttempt, signal }: JobRun<PreviewWish>): Promise<void> {
    try {
      await this.#step(payload, null);
      const made = await this.#make(payload, signal);
      await this.#ports.store.finish(payload, made, this.#now());
      await this.#ports.waiters.ended(payload);
    } catch (error) {
      if (error instanceof Unwanted) return;
      const failure = jobFailure(error, lastAttempt, this.#ports.log.child({ file: payload.sourceHash }));
      if (!failure) throw error;
      await this.#ports.store.fail(payload, failure, this.#now());
      await this.#ports.waiters.ended(payload);
    }
  }

  async #make(wish: PreviewWish, signal: AbortSignal): Promise<MadePreview> {
    const there: WhenThere = (work) => this.#whenThere(wish, signal, work);
    const bytes = Buffer.from(await there(() => this.#ports.objects.get(wish.sourceHash)));
    switch (previewKindOf(wish.extension)?.way) {
      case 'text':
        return this.#text(bytes, there);
      case 'print':
      case 'sheets':
        return this.#print(bytes, there, signal);
      case 'media':
        return this.#play(wish, bytes, there, signal);
      default:
        throw new LecternError('PREVIEW_UNSUPPORTED');
    }
  }

  async #text(file: Buffer, there: WhenThere): Promise<MadePreview> {
    const { bytes, cut } = readableText(file);
    return this.#derived(there, bytes, { kind: 'text', mime: 'text/plain; charset=utf-8', cut });
  }

  async #print(bytes: Buffer, there: WhenThere, signal: AbortSignal): Promise<MadePreview> {
    const content = await detectContent(inMemory(bytes));
    if (content === 'encrypted-office') throw new LecternError('FILE_ENCRYPTED');
    if (content === 'docx' || content === 'xlsx') await checkUnpackedSize(bytes, signal);
    else if (content !== 'ole') throw new LecternError('FILE_TYPE_MISMATCH');
    const pdf = await this.#ports.documents.toPdf(bytes, content === 'ole' ? 'compound' : content, signal);
    return this.#derived(there, pdf, { kind: 'pdf', mime: 'application/pdf' });
  }

  async #play(wish: PreviewWish, bytes: Buffer, there: WhenThere, signal: AbortSignal): Promise<MadePreview> {
    const content = await detectContent(inMemory(bytes));
    if (!isMediaContent(content)) throw new LecternError('FILE_TYPE_MISMATCH');
    const file: MediaFile = { bytes, content };
    const facts = await this.#ports.media.probe(file, signal).catch((error: unknown) => {
      const mime = PLAYED_UNSEEN[wish.extension];
      const missing = error instanceof LecternError && error.code.startsWith('CONVERTER_');
      if (!missing || mime === undefined) throw error;
      return mime;
    });
    if (typeof facts === 'string') {
      const kind = facts.startsWith('audio') ? 'audio' : 'video';
      return {
        result: { ...nothingKnown, kind, mime: facts, original: true },
        objectHash: null,
        posterHash: null,
      };
    }
    const { duration, video, hasPicture } = facts;
    const poster = video || hasPicture ? await this.#ports.media.toPoster(file, facts, signal) : undefined;
    const posterHash = poster ? (await this.#kept(there, poster)).hash : null;
    const known = {
      duration: duration === 0 ? null : duration,
      width: video?.width ? video.width : null,
      height: video?.height ? video.height : null,
    };
    const kind = video ? 'video' : 'audio';
    if (isPlayed(facts, content, wish.extension)) {
      const mime = PLAYED_UNSEEN[wish.extension] ?? `${kind}/mp4`;
      return {
        result: { ...nothingKnown, ...known, kind, mime, original: true },
        objectHash: null,
        posterHash,
      };
    }
    const tell = this.#teller(wish, duration);
    const made = video
      ? await this.#ports.media.toMp4(file, facts, signal, tell)
      : await this.#ports.media.toM4a(file, facts, signal, tell);
    return { ...(await this.#derived(there, made, { ...known, kind, mime: `${kind}/mp4` })), posterHash };
  }

  async #derived(
    there: WhenThere,
    bytes: Uint8Array,
    result: Partial<PreviewResult> & Pick<PreviewResult, 'kind' | 'mime'>,
  ): Promise<MadePreview> {
    const { hash } = await this.#kept(there, bytes);
    return { result: { ...nothingKnown, ...result, original: false }, objectHash: hash, posterHash: null };
  }

  #kept(there: WhenThere, bytes: Uint8Array): Promise<StoredObject> {
    return there(() => this.#ports.derivatives.put(bytes));
  }

  /**
   * Waits while the object store is unreachable, if the preview is still wanted, so that a video is not converted
   * twice.
   */
  #whenThere<T>(key: PreviewKey, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    return whenThere(work, this.#ports.patience ?? JOB_PATIENCE, signal, () => this.#step(key, null));
  }

  /** Converts seconds of the output to per cent and stores them, at intervals. */
  #teller(key: PreviewKey, duration: number): (seconds: number) => void {
    const isDue = pace(PROGRESS_EVERY_MS);
    return (seconds) => {
      if (duration === 0 || !isDue()) return;
      this.#step(key, Math.min(99, Math.floor((100 * seconds) / duration))).catch((error: unknown) =>
        this.#ports.log.debug({ err: error }, 'failed to write the progress of a preview'),
      );
    };
  }

  async #step(key: PreviewKey, progress: number | null): Promise<void> {
    if (!(await this.#ports.store.progress(key, progress, this.#now()))) throw new Unwanted();
  }

  #now(): Date {
    return new Date(this.#ports.clock.now());
  }
}
