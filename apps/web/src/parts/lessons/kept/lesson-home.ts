import type { Dispose } from '@lectern/base';
import { CoursewareStore } from '@lectern/courseware';
import { LessonDocument, type LessonInk, lessonInkOf } from '@lectern/courseware/lesson';
import { LiveConnection, type LivePorts } from '@lectern/courseware/live';
import { LESSON_LIVE_PATH } from '@lectern/protocol/lessons';
import { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { currentSession } from '../../../platform/api/session.ts';
import { livePorts, OfflineCopy } from '../../courseware/index.ts';
import { EndedLessons } from './ended-lessons.ts';

/** Time after leaving for which the socket stays open for unacknowledged changes, milliseconds. */
const LEAVE_MS = 15_000;

/** Prefix of the names of lesson documents among the copies of this browser. */
export const COPY_OF_LESSON = 'lesson ';

/**
 * The document of a lesson in this window. Each change is stored in this browser at once, and sent to the server once
 * it knows the lesson.
 */
export class LessonHome {
  readonly document: LessonDocument;
  readonly ink: CoursewareStore;
  readonly #userId: string;
  readonly #lessonId: string;
  readonly #doc: Y.Doc;
  readonly #copy: OfflineCopy;
  readonly #ports: LivePorts;
  #connection: LiveConnection | undefined;
  #left = false;

  private constructor(userId: string, lessonId: string, doc: Y.Doc, copy: OfflineCopy, ports: LivePorts) {
    this.#userId = userId;
    this.#lessonId = lessonId;
    this.#doc = doc;
    this.#copy = copy;
    this.#ports = ports;
    this.document = new LessonDocument(doc);
    this.ink = new CoursewareStore(doc);
    copy.follow();
  }

  /** Opens the document with this browser's copy; empty in a browser without storage. */
  static async open(
    userId: string,
    lessonId: string,
    ports = livePorts(LESSON_LIVE_PATH),
  ): Promise<LessonHome> {
    const doc = new Y.Doc();
    const copy = new OfflineCopy(userId, COPY_OF_LESSON + lessonId, doc);
    await copy.load();
    return new LessonHome(userId, lessonId, doc, copy, ports);
  }

  /** Whether this browser has no copy of the lesson, so that its document is empty. */
  get isBlank(): boolean {
    return this.#doc.store.clients.size === 0;
  }

  /** Call this once the server knows the lesson; further calls do nothing. */
  connect(): void {
    if (this.#left) return;
    this.#connection ??= new LiveConnection({
      name: this.#lessonId,
      doc: this.#doc,
      awareness: new Awareness(this.#doc),
      ports: this.#ports,
    });
  }

  /** Reconnects at once, when the network is online again. */
  reconnect(): void {
    this.#connection?.reconnectNow();
  }

  /** Resolves when the server's state has arrived or after the given time; returns whether it has arrived. */
  async isSynced(milliseconds = LEAVE_MS): Promise<boolean> {
    const settled = await this.#settled(milliseconds);
    return settled === 'stored';
  }

  /** Sends batched changes, because the page may close. */
  flush(): void {
    this.#connection?.flush();
  }

  /**
   * Closes the document. Changes that are not on the server stay in this browser. `over`: the copy is deleted once the
   * server has all of it, or has refused it because the lesson was deleted. `back`: this window no longer teaches the
   * lesson but may soon teach it again, so the copy stays.
   */
  async leave(to: 'goes on' | 'back' | 'over'): Promise<void> {
    if (this.#left) return;
    this.#left = true;
    const settled = await this.#settled();
    if (settled === 'stored') await this.#copy.keepWhole();
    if (settled === 'stored' && to === 'over') await this.#copy.forget();
    // A refusal counts only for the lesson's own user; one who signed in meanwhile has no permission in any case.
    const isRefused = settled === 'refused' && currentSession()?.userId === this.#userId;
    if (isRefused && to !== 'goes on') await this.#copy.drop();
    this.#end();
  }

  /** Deletes the document of a lesson that was only a preview or was deleted. */
  async drop(): Promise<void> {
    this.#left = true;
    await this.#copy.drop();
    this.#end();
  }

  #settled(milliseconds = LEAVE_MS): Promise<'stored' | 'refused' | 'later'> {
    const connection = this.#connection;
    if (!connection) return Promise.resolve('later');
    connection.flush();
    return new Promise((resolve) => {
      const ends: Dispose[] = [];
      const settle = (how: 'stored' | 'refused' | 'later'): void => {
        for (const end of ends) end();
        resolve(how);
      };
      const look = (): void => {
        if (connection.state.type === 'synced' && connection.isStored) settle('stored');
        else if (connection.state.type === 'refused') settle('refused');
      };
      const late = setTimeout(() => settle('later'), milliseconds);
      ends.push(() => clearTimeout(late), connection.subscribe(look));
      look();
    });
  }

  #end(): void {
    this.#connection?.dispose();
    this.document.dispose();
    this.ink.dispose();
    this.#copy.dispose();
    this.#doc.destroy();
  }
}

/**
 * Reads the ink of a lesson once. Rejects when neither the server nor this browser has it; the caller shows that and
 * offers a retry.
 */
export async function readLessonInk(userId: string, lessonId: string): Promise<LessonInk> {
  const home = await LessonHome.open(userId, lessonId);
  home.connect();
  try {
    const isWhole = await home.isSynced();
    const ink = lessonInkOf(home.document, home.ink);
    if (!isWhole && ink.pages.size === 0) throw new Error('the lesson is not available now');
    return ink;
  } finally {
    void home.leave(new EndedLessons(userId).has(lessonId) ? 'back' : 'over');
  }
}
