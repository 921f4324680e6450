import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { CoursewareSnapshot } from '@lectern/courseware';
import { LecternError } from '@lectern/protocol';
import { ThreadWork } from '../../platform/threads/thread-work.ts';
import type { LiveDocuments } from '../live-documents/index.ts';
import type { PageWish, ReadAnswer, ReadForm, ReadQuestion, RenderedPage } from './read-words.ts';

const unpack = promisify(gunzip);

/**
 * Starting the thread takes a third of a second, for which a user who opens a courseware would wait, so it stays alive
 * during breaks.
 */
const IDLE_MS = 15 * 60_000;
/** Most bytes of cached results, compressed. */
const KEPT_BYTES = 32_000_000;
/** Most cached results: the empty result of a page that is left to the browser takes more memory than its few bytes. */
const KEPT_ANSWERS = 4_000;

/** Sequence number of the log of a document that has not been edited yet. */
const NEW_SEQ = 0;

export interface CoursewareRead {
  readonly gzip: Uint8Array;
  /** Uncompressed size, bytes. */
  readonly size: number;
  /** The file that the courseware was imported from; set when the form is `records`. */
  readonly source: ReadAnswer['source'];
}

interface Kept {
  readonly seq: number;
  readonly answer: Promise<CoursewareRead>;
  bytes: number;
}

/** Cache key of a result, within its document. */
function nameOf(form: ReadForm | PageWish): string {
  return typeof form === 'string' ? form : `${form.mode} ${form.language} ${form.page ?? ''}`;
}

/**
 * Current states of coursewares to be sent: computed in a thread, compressed, and cached until the courseware changes.
 * Concurrent requests for the same result share one computation.
 */
export class CoursewareReads {
  readonly #live: Pick<LiveDocuments, 'seq' | 'content'>;
  readonly #isAsked: boolean;
  readonly #kept: Map<string, Kept>;
  readonly #thread: ThreadWork<ReadQuestion, ReadAnswer>;
  readonly #keptAnswers: number;

  /**
   * `isAsked`: this process serves readers of coursewares. `beside`: an instance whose thread and cache are shared.
   * `keptAnswers`: most cached results.
   */
  constructor(
    live: Pick<LiveDocuments, 'seq' | 'content'>,
    isAsked: boolean,
    beside?: CoursewareReads,
    keptAnswers = KEPT_ANSWERS,
  ) {
    this.#live = live;
    this.#isAsked = isAsked;
    this.#keptAnswers = keptAnswers;
    this.#kept = beside ? beside.#kept : new Map();
    this.#thread = beside
      ? beside.#thread
      : new ThreadWork(new URL('./courseware-reads.thread.ts', import.meta.url), {
          waiting: 100,
          ofOne: 4,
          totalMs: 30_000,
          heapMb: 384,
          idleMs: IDLE_MS,
        });
  }

  /**
   * Returns the reads of documents that store a courseware's records in another log. Document ids are unique over all
   * logs.
   */
  over(live: Pick<LiveDocuments, 'seq' | 'content'>): CoursewareReads {
    return new CoursewareReads(live, this.#isAsked, this, this.#keptAnswers);
  }

  /** Starts the thread, so that the first caller does not wait for it. */
  prepare(): void {
    this.#thread.prepare();
  }

  /**
   * Reads for a user who may see the document. The log's position is read during the permission check, and the records
   * are computed and returned only after permission is given. Rejects with the errors of `allowed` and `read`.
   */
  async readFor(
    userId: string,
    documentId: string,
    form: ReadForm,
    allowed: Promise<unknown>,
  ): Promise<CoursewareRead> {
    const seq = this.#live.seq(documentId);
    // A caller without permission gets that error, and no other.
    seq.catch(() => undefined);
    await allowed;
    return await this.#readAt(await seq, documentId, form, userId);
  }

  /**
   * Throws DOCUMENT_NOT_FOUND, TOO_MANY_REQUESTS for a user with too many requests at once, and the thread's errors.
   */
  async read(documentId: string, form: ReadForm, userId?: string): Promise<CoursewareRead> {
    return await this.#readAt(await this.#live.seq(documentId), documentId, form, userId);
  }

  /**
   * A page as markup; undefined when the page is left to the browser, and for a document that is not a courseware.
   * Throws as `read` does.
   */
  async page(documentId: string, wish: PageWish, userId: string): Promise<RenderedPage | undefined> {
    const seq = await this.#live.seq(documentId);
    if (seq === undefined) return undefined;
    const { gzip, size } = await this.#readAt(seq, documentId, wish, userId);
    return size === 0 ? undefined : JSON.parse((await unpack(gzip)).toString('utf8'));
  }

  async #readAt(
    seq: number | undefined,
    documentId: string,
    form: ReadForm | PageWish,
    userId?: string,
  ): Promise<CoursewareRead> {
    const key = `${nameOf(form)} ${documentId}`;
    if (seq === undefined) throw new LecternError('DOCUMENT_NOT_FOUND');
    const kept = this.#kept.get(key);
    // Entries are kept in order of use, the newest last.
    this.#kept.delete(key);
    if (kept && kept.seq >= seq) {
      this.#kept.set(key, kept);
      return kept.answer;
    }
    const question = async () => ({
      form,
      updates: (await this.#live.content(documentId)).updates,
      key: `${documentId} ${seq}`,
    });
    // Pages rendered ahead have separate turns, so that they do not delay the courseware itself.
    const asking = userId === undefined || typeof form === 'string' ? userId : `${userId} page`;
    const answer = this.#thread.ask(question, asking);
    this.#keep(key, seq, answer);
    return answer;
  }

  /**
   * Computes the records of a new courseware while it is being stored, because the user who waits opens it at once.
   * Call the returned function with the document's id after the commit. Skipped while other requests wait, and in a
   * process that serves no readers.
   */
  readAhead(state: Uint8Array): (documentId: string) => void {
    if (!this.#isAsked || !this.#thread.isFree) return () => undefined;
    const answer = this.#thread.ask(() => ({ form: 'records', updates: [state] }));
    answer.catch(() => undefined);
    return (documentId) => this.#keep(`records ${documentId}`, NEW_SEQ, answer);
  }

  #keep(key: string, seq: number, answer: Promise<ReadAnswer>): void {
    const made: Kept = { seq, answer, bytes: 0 };
    this.#kept.set(key, made);
    answer.then(
      ({ gzip }) => {
        made.bytes = gzip.length;
        this.#forgetOldest();
      },
      () => {
        if (this.#kept.get(key) === made) this.#kept.delete(key);
      },
    );
  }

  /** The courseware as plain records, for internal use. */
  async snapshot(documentId: string): Promise<CoursewareSnapshot> {
    const { gzip } = await this.read(documentId, 'records');
    return JSON.parse((await unpack(gzip)).toString('utf8'));
  }

  close(): Promise<void> {
    return this.#thread.close();
  }

  #forgetOldest(): void {
    let bytes = 0;
    for (const kept of this.#kept.values()) bytes += kept.bytes;
    for (const [key, kept] of this.#kept) {
      if (bytes <= KEPT_BYTES && this.#kept.size <= this.#keptAnswers) return;
      if (kept.bytes === 0) continue;
      this.#kept.delete(key);
      bytes -= kept.bytes;
    }
  }
}
