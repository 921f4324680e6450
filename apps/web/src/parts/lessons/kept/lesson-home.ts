import type { Dispose } from '@lectern/base';
import { CoursewareStore } from '@lectern/courseware';
import { LessonDocument } from '@lectern/courseware/lesson';
import { LiveConnection, type LivePorts } from '@lectern/courseware/live';
import { LESSON_LIVE_PATH } from '@lectern/protocol/lessons';
import { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { currentSession } from '../../../platform/api/session.ts';
import { livePorts, OfflineCopy } from '../../courseware/index.ts';

/** After leaving, what is on its way is waited for this long before the socket is closed, milliseconds. */
const LEAVE_MS = 15_000;

/** The name of a lesson's document among the copies of this browser. */
export const COPY_OF_LESSON = 'lesson ';

/**
 * The document of a lesson in this window. Each change is kept in this browser at once, and goes to the server from when
 * that knows of the lesson.
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

  /** With what this browser keeps of the lesson; a browser that refuses storage begins anew. */
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

  /** Whether this browser stores nothing of the lesson: its document is as empty as a new one's. */
  get isBlank(): boolean {
    return this.#doc.store.clients.size === 0;
  }

  /** To be called once the server knows of the lesson; again does nothing. */
  connect(): void {
    if (this.#left) return;
    this.#connection ??= new LiveConnection({
      name: this.#lessonId,
      doc: this.#doc,
      awareness: new Awareness(this.#doc),
      ports: this.#ports,
    });
  }

  /** Tries at once where the connection is broken: there is a network again. */
  reconnect(): void {
    this.#connection?.reconnectNow();
  }

  /** Resolves when what the server has is here, or cannot be had in so many milliseconds; answers whether it is. */
  async isSynced(milliseconds = LEAVE_MS): Promise<boolean> {
    const settled = await this.#settled(milliseconds);
    return settled === 'stored';
  }

  /** Sends what was gathered: the page may go. */
  flush(): void {
    this.#connection?.flush();
  }

  /**
   * Closes the document. What is not on the server stays in this browser. `over`: the copy is deleted once the server has
   * all of it, or has refused it because the lesson was deleted. `back`: the lesson is no longer taught here but may come
   * back soon, so the copy stays.
   */
  async leave(to: 'goes on' | 'back' | 'over'): Promise<void> {
    if (this.#left) return;
    this.#left = true;
    const settled = await this.#settled();
    if (settled === 'stored') await this.#copy.keepWhole();
    if (settled === 'stored' && to === 'over') await this.#copy.forget();
    // Another user who signed in meanwhile may not see the lesson, which says nothing about it.
    const isRefused = settled === 'refused' && currentSession()?.userId === this.#userId;
    if (isRefused && to !== 'goes on') await this.#copy.drop();
    this.#end();
  }

  /** Lets go of a lesson that was none, or was deleted: nothing of it stays. */
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
