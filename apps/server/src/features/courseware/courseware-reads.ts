import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { CoursewareSnapshot } from '@lectern/courseware';
import { LecternError } from '@lectern/protocol';
import { ThreadWork } from '../../platform/threads/thread-work.ts';
import type { LiveDocuments } from '../live-documents/index.ts';
import type { PageWish, ReadAnswer, ReadForm, ReadQuestion, RenderedPage } from './read-words.ts';

const unpack = promisify(gunzip);

/**
 * To begin takes the thread a third of a second, which somebody would wait who opens a courseware: it stays for a
 * break.
 */
const IDLE_MS = 15 * 60_000;
/** Of the answers that are kept, bytes as they are kept: compressed. */
const KEPT_BYTES = 32_000_000;
/**
 * Of them, however small: a page that is left to the browser is an answer of some bytes, which takes more to remember.
 */
const KEPT_ANSWERS = 4_000;

/** Of the log of a document that nobody has edited yet. */
const NEW_SEQ = 0;

export interface CoursewareRead {
  readonly gzip: Uint8Array;
  /** Of what it unpacks to, bytes. */
  readonly size: number;
  /** The file that the courseware was imported from, where the form is `records`. */
  readonly source: ReadAnswer['source'];
}

interface Kept {
  readonly seq: number;
  readonly answer: Promise<CoursewareRead>;
  bytes: number;
}

/** Under which an answer is kept, beside the document. */
function nameOf(form: ReadForm | PageWish): string {
  return typeof form === 'string' ? form : `${form.mode} ${form.language} ${form.page ?? ''}`;
}

/**
 * Coursewares as they are now, to be sent: made in a thread, compressed, and kept until the courseware has another update.
 * Who asks for what is being made waits for the same work.
 */
export class CoursewareReads {
  readonly #live: Pick<LiveDocuments, 'seq' | 'content'>;
  readonly #isAsked: boolean;
  readonly #kept: Map<string, Kept>;
  readonly #thread: ThreadWork<ReadQuestion, ReadAnswer>;
  readonly #keptAnswers: number;

  /**
   * `isAsked`: this process answers those who open coursewares. `beside`: whose thread and answers it shares.
   * `keptAnswers`: so many are kept at most.
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

  /** The same of documents that hold a courseware's records in another log. Ids are of one document alone. */
  over(live: Pick<LiveDocuments, 'seq' | 'content'>): CoursewareReads {
    return new CoursewareReads(live, this.#isAsked, this, this.#keptAnswers);
  }

  /** Starts the thread, so that the first caller does not wait for that. */
  prepare(): void {
    this.#thread.prepare();
  }

  /**
   * For a user who may see it: the database is asked how far it is while it is asked for the permission, and nothing is made
   * or answered before that is given. Throws as `allowed` and `read` do.
   */
  async readFor(
    userId: string,
    documentId: string,
    form: ReadForm,
    allowed: Promise<unknown>,
  ): Promise<CoursewareRead> {
    const seq = this.#live.seq(documentId);
    // A caller who is refused is told that, and not what else went wrong.
    seq.catch(() => undefined);
    await allowed;
    return await this.#readAt(await seq, documentId, form, userId);
  }

  /** Throws DOCUMENT_NOT_FOUND, TOO_MANY_REQUESTS for a user who has too many made at once, and the thread's errors. */
  async read(documentId: string, form: ReadForm, userId?: string): Promise<CoursewareRead> {
    return await this.#readAt(await this.#live.seq(documentId), documentId, form, userId);
  }

  /**
   * A page as markup; undefined for one that is left to the browser to draw, and of a document that is no courseware. Throws
   * as `read` does.
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
    // The newest are last.
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
    // Pages that are shown ahead take none of the turns of those who wait for the courseware itself.
    const asking = userId === undefined || typeof form === 'string' ? userId : `${userId} page`;
    const answer = this.#thread.ask(question, asking);
    this.#keep(key, seq, answer);
    return answer;
  }

  /**
   * The records of a new courseware, made while it is being stored, for who waits for it opens it at once. What it
   * answers is to be called with the document once that is committed. Nothing is made while others wait for what they have
   * opened, and where none of it can be kept.
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

  /** The courseware as plain records, for work of the program's own. */
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
