import { type Readable, Signal } from '@lectern/base';
import { CoursewareStore } from '@lectern/courseware';
import { LessonDocument } from '@lectern/courseware/lesson';
import { LiveConnection, type LivePorts } from '@lectern/courseware/live';
import { getLesson, LESSON_LIVE_PATH } from '@lectern/protocol/lessons';
import { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { serverNow } from '../../../platform/api/session.ts';
import { type Later, later as laterInBrowser } from '../../../platform/connection/retry-timer.ts';
import { livePorts } from '../../courseware/index.ts';
import { LessonClass, onToldClass } from '../state/lesson-class.ts';
import { panelTime } from '../state/panel-clock.ts';
import { positionOf, type ShowPosition, stateOf, withoutSound } from '../state/show-position.ts';
import type { FollowedLesson, ToolLesson } from '../state/taught-lesson.ts';
import { lookedLesson } from './looked-lesson.ts';

/**
 * Interval of requests while the server does not know the lesson, milliseconds. The panel registers a lesson that was
 * only a preview when another device requests it.
 */
const UNKNOWN_MS = 1_000;
/** Interval of checks whether the lesson has ended, milliseconds. */
const LOOK_MS = 10_000;
/** Interval of checks whether the lesson has ended while the teacher decides about it, milliseconds. */
const ASKED_LOOK_MS = 3_000;

export interface FollowPorts {
  readonly live: LivePorts;
  /** `unknown`: the server does not have the lesson yet, or no longer. Rejects when the server is unreachable. */
  readonly ask: () => Promise<'unknown' | 'ended' | TaughtThere>;
  readonly classOf: (classId: string | null) => Pick<LessonClass, 'taught' | 'hear' | 'ask'>;
  readonly now: () => number;
  /** The server's clock minus this device's clock, milliseconds. */
  readonly behind: () => number;
  readonly later: Later;
}

/** A lesson in progress, as the server knows it. */
export interface TaughtThere {
  readonly classId: string | null;
}

/** Follows a lesson that another device teaches; changes made in this window are not added to it. */
export function followLesson(
  userId: string,
  lessonId: string,
  ports = browserPorts(userId, lessonId),
): FollowedLesson {
  return new Following(lessonId, ports);
}

/**
 * Calls `ended` when a lesson that another device teaches has ended there. The server may learn that late, once the
 * panel is online again. Polls until the returned function is called.
 */
export function whenEnded(
  lessonId: string,
  ended: () => void,
  { ask, later }: Pick<FollowPorts, 'ask' | 'later'> = {
    ask: () => askServer(lessonId),
    later: laterInBrowser,
  },
): () => void {
  let left = false;
  const look = async (): Promise<void> => {
    const found = await ask().catch(() => 'later' as const);
    if (left) return;
    if (found === 'ended') ended();
    else stopWaiting = later(ASKED_LOOK_MS, () => void look());
  };
  let stopWaiting = later(ASKED_LOOK_MS, () => void look());
  return () => {
    left = true;
    stopWaiting();
  };
}

class Following implements FollowedLesson {
  readonly kind = 'followed';
  readonly ink: CoursewareStore;
  readonly #ports: FollowPorts;
  readonly #lessonId: string;
  /** The document as received from the server. */
  readonly #theirs = new Y.Doc();
  /** The lesson's document with the ink of this window, which is not sent. */
  readonly #ours = new Y.Doc();
  readonly #document: LessonDocument;
  readonly #position = new Signal<ShowPosition | undefined>(undefined);
  readonly #isOver = new Signal(false);
  readonly #tools = new Signal<ToolLesson | undefined>(undefined);
  readonly #stop: () => void;
  #connection: LiveConnection | undefined;
  #taught: ReturnType<FollowPorts['classOf']> | undefined;
  #stopHearing: () => void = () => undefined;
  #stopWaiting: () => void = () => undefined;
  #left = false;

  constructor(lessonId: string, ports: FollowPorts) {
    this.#lessonId = lessonId;
    this.#ports = ports;
    this.#document = new LessonDocument(this.#theirs);
    this.ink = new CoursewareStore(this.#ours);
    this.#theirs.on('update', (update: Uint8Array) => Y.applyUpdate(this.#ours, update, this));
    this.#stop = stateOf(this.#document).subscribe(() =>
      this.#position.set(withoutSound(positionOf(this.#document))),
    );
    void this.#look();
  }

  get position(): Readable<ShowPosition | undefined> {
    return this.#position;
  }

  get isOver(): Readable<boolean> {
    return this.#isOver;
  }

  get tools(): Readable<ToolLesson | undefined> {
    return this.#tools;
  }

  async #look(): Promise<void> {
    const found = await this.#ports.ask().catch(() => 'later' as const);
    if (this.#left) return;
    if (typeof found === 'object') {
      this.#connect();
      this.#openTools(found);
    }
    const isGone = found === 'unknown' && this.#connection !== undefined;
    if (found === 'ended' || isGone) this.#isOver.set(true);
    else
      this.#stopWaiting = this.#ports.later(
        found === 'unknown' ? UNKNOWN_MS : LOOK_MS,
        () => void this.#look(),
      );
  }

  #connect(): void {
    this.#connection ??= new LiveConnection({
      name: this.#lessonId,
      doc: this.#theirs,
      awareness: new Awareness(this.#theirs),
      ports: this.#ports.live,
    });
    this.#connection.reconnectNow();
  }

  #openTools({ classId }: TaughtThere): void {
    // The pupils failed to load, and no user can press the retry button on this screen.
    if (this.#taught?.taught.get().type === 'failed') void this.#taught.ask();
    if (this.#taught) return;
    const taught = this.#ports.classOf(classId);
    this.#taught = taught;
    this.#stopHearing = onToldClass(this.#document, (told) => void taught.hear(told));
    const now = (): number => panelTime(this.#document, this.#ports.behind(), this.#ports.now());
    this.#tools.set(lookedLesson({ id: this.#lessonId, document: this.#document, taught, now }));
  }

  leave(): void {
    if (this.#left) return;
    this.#left = true;
    this.#stopWaiting();
    this.#stop();
    this.#stopHearing();
    this.#connection?.dispose();
    this.#document.dispose();
    this.ink.dispose();
    this.#theirs.destroy();
    this.#ours.destroy();
  }
}

function browserPorts(userId: string, lessonId: string): FollowPorts {
  return {
    live: livePorts(LESSON_LIVE_PATH),
    ask: () => askServer(lessonId),
    classOf: (classId) => new LessonClass(userId, classId),
    now: Date.now,
    behind: () => serverNow() - Date.now(),
    later: laterInBrowser,
  };
}

async function askServer(lessonId: string): Promise<'unknown' | 'ended' | TaughtThere> {
  try {
    const lesson = await call(getLesson, { params: { id: lessonId } });
    return lesson.end_at === null ? { classId: lesson.class_id } : 'ended';
  } catch (error) {
    if (error instanceof ApiError && error.code === 'LESSON_NOT_FOUND') return 'unknown';
    throw error;
  }
}
