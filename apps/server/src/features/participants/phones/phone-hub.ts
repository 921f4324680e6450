import { LecternError } from '@lectern/protocol';
import {
  COUNTS_EVERY_MS,
  PHONES_HEARTBEAT_MS,
  type PhonesMessage,
  phonesHello,
} from '@lectern/protocol/participants';
import {
  COMMANDS_A_SECOND,
  panelSaid,
  phoneSaid,
  type TeacherCommand,
} from '@lectern/protocol/teacher-commands';
import type { Logger } from 'pino';
import type { RawData, WebSocket } from 'ws';
import type { Repeating } from '../../../platform/every.ts';
import {
  endUnauthorized,
  heartbeat,
  onFirstWord,
  parseSaid,
  say,
  sayShutdown,
} from '../../../platform/http/told-sockets.ts';
import type { LessonPhones } from './lesson-phones.ts';
import type { DoneCommand, SentCommand } from './teacher-phones.service.ts';

/** RFC 6455 and its registry: this program's code for "no longer in the lesson". */
const GONE_CODE = 4404;
/** Largest unread backlog of a panel, bytes; a slower panel is disconnected and connects again. */
const BACKLOG_MAX_BYTES = 1_048_576;

/** Age at which loaded rows are read again even if only answers are new, milliseconds. */
const KNOWN_MS = 60_000;

/** The identified owner of a socket: a phone, or a panel in a sign-in. */
export type Listening =
  | { readonly lessonId: string; readonly participantId: string }
  | { readonly lessonId: string; readonly sessionId: string };

interface HubPorts {
  readonly load: (lessonId: string) => Promise<LessonPhones | undefined>;
  /** Returns the phones with the current answers; undefined when they must be loaded again. */
  readonly count: (phones: LessonPhones) => Promise<LessonPhones | undefined>;
  readonly identifyPhone: (token: string) => Promise<Listening>;
  readonly identifyPanel: (authorization: string, lessonId: string, host: string) => Promise<Listening>;
  /** Reports that a phone is present; repeated while it is. */
  readonly phoneCame: (participantId: string) => void;
  readonly phoneWent: (participantId: string) => void;
  readonly panelsAreThere: (lessonIds: readonly string[]) => Promise<void>;
  /** Forwards a command of a phone to its panel; rejects with PARTICIPANT_GONE when it may not send commands. */
  readonly command: (
    participantId: string,
    lessonId: string,
    id: string,
    command: TeacherCommand,
  ) => Promise<void>;
  readonly done: (done: DoneCommand) => Promise<void>;
  readonly log: Logger;
}

interface Listener {
  readonly socket: WebSocket;
  readonly who: Listening;
  /** The last message, so that equal messages are not sent again. */
  last: string;
  /** Number of messages within the second that began at `since`, milliseconds. */
  readonly said: { since: number; count: number };
}

/** The sockets of one lesson in this process. */
interface Room {
  readonly listeners: Set<Listener>;
  /** Whether rows have changed: sent as soon as the send in progress is done. */
  fresh: boolean;
  /** Whether answers are new; `due` is set when it is time for the next count. */
  answered: boolean;
  due: boolean;
  telling: boolean;
  countTimer: NodeJS.Timeout | undefined;
  countedAt: number;
  /** The phones of the last load, and its time. */
  loaded: { readonly phones: LessonPhones; readonly at: number } | undefined;
}

/**
 * The sockets of phones and panels in this process. After any change each socket gets its complete view. The rows are
 * read once for all sockets of a lesson, and answers are counted at most every COUNTS_EVERY_MS.
 */
export class PhoneHub {
  readonly #ports: HubPorts;
  readonly #rooms = new Map<string, Room>();
  readonly #heart: Repeating;
  #closing = false;

  constructor(ports: HubPorts) {
    this.#ports = ports;
    this.#heart = heartbeat({
      everyMs: PHONES_HEARTBEAT_MS,
      sockets: () => [...this.#rooms.values()].flatMap(socketsOf),
      also: () => this.#noteThere(),
      failure: 'failed to record the panels of lessons',
      log: ports.log,
    });
  }

  get count(): number {
    let count = 0;
    for (const { listeners } of this.#rooms.values()) count += listeners.size;
    return count;
  }

  /** Accepts a socket that was just opened; `host` is the host for which its request was signed. */
  accept(socket: WebSocket, host: string): void {
    onFirstWord(
      socket,
      async (data) => this.#welcome(socket, await this.#identify(data, host)),
      (error) => {
        if (!(error instanceof LecternError)) {
          this.#ports.log.error({ err: error }, 'failed to identify a socket of a lesson');
          // The phone was not refused: it connects again when the server can check its token.
          socket.close();
          return;
        }
        const isGone = error.code === 'PARTICIPANT_GONE' || error.code === 'LESSON_NOT_FOUND';
        if (isGone) end(socket, 'gone');
        else endUnauthorized(socket);
      },
    );
  }

  /** Sends new views after a change of the lesson. */
  changed(lessonId: string): void {
    const room = this.#rooms.get(lessonId);
    if (!room) return;
    room.fresh = true;
    void this.#tell(lessonId, room);
  }

  /** Schedules a count after a new answer. */
  answered(lessonId: string): void {
    const room = this.#rooms.get(lessonId);
    if (!room || room.answered) return;
    room.answered = true;
    const wait = Math.max(0, room.countedAt + COUNTS_EVERY_MS - performance.now());
    room.countTimer = setTimeout(() => {
      room.due = true;
      void this.#tell(lessonId, room);
    }, wait);
  }

  /** Forwards a command of the teacher's phone to the panels of its lesson. */
  command({ lessonId, from, id, command }: SentCommand): void {
    for (const { socket, who } of this.#rooms.get(lessonId)?.listeners ?? []) {
      if ('sessionId' in who) say<PhonesMessage>(socket, { kind: 'command', from, id, command });
    }
  }

  /** Forwards the panel's reply to the phone. */
  done({ lessonId, to, id, outcome }: DoneCommand): void {
    for (const { socket, who } of this.#rooms.get(lessonId)?.listeners ?? []) {
      if ('participantId' in who && who.participantId === to)
        say<PhonesMessage>(socket, { kind: 'done', id, outcome });
    }
  }

  /** Sends new views of all lessons, after the bus lost messages. */
  lookAgain(): void {
    for (const lessonId of this.#rooms.keys()) this.changed(lessonId);
  }

  endSession(sessionId: string): void {
    for (const { listeners } of this.#rooms.values()) {
      for (const { socket, who } of [...listeners]) {
        if ('sessionId' in who && who.sessionId === sessionId) endUnauthorized(socket);
      }
    }
  }

  async close(): Promise<void> {
    this.#closing = true;
    await this.#heart.close();
    for (const room of this.#rooms.values()) {
      clearTimeout(room.countTimer);
      sayShutdown(socketsOf(room));
    }
  }

  async #identify(data: RawData, host: string): Promise<Listening> {
    const said = parseSaid(phonesHello, data);
    if (!said) throw new LecternError('UNAUTHORIZED');
    if ('token' in said) return this.#ports.identifyPhone(said.token);
    return this.#ports.identifyPanel(said.authorization, said.lesson_id, host);
  }

  #welcome(socket: WebSocket, who: Listening): void {
    if (socket.readyState !== socket.OPEN) return;
    const { lessonId } = who;
    const room = this.#rooms.get(lessonId) ?? emptyRoom();
    this.#rooms.set(lessonId, room);
    const listener: Listener = { socket, who, last: '', said: { since: 0, count: 0 } };
    room.listeners.add(listener);
    socket.on('message', (data) => this.#hear(listener, data));
    if ('participantId' in who) this.#ports.phoneCame(who.participantId);
    socket.once('close', () => {
      room.listeners.delete(listener);
      this.#noteLeft(room, who);
      if (room.listeners.size > 0) return;
      clearTimeout(room.countTimer);
      if (this.#rooms.get(lessonId) === room) this.#rooms.delete(lessonId);
    });
    if ('sessionId' in who) void this.#noteAsThere([lessonId]);
    this.changed(lessonId);
  }

  /** Handles a message of an identified panel or teacher's phone; invalid messages are ignored. */
  #hear({ socket, who, said }: Listener, data: RawData): void {
    const now = performance.now();
    if (now - said.since >= 1_000) Object.assign(said, { since: now, count: 0 });
    said.count += 1;
    const { lessonId } = who;
    if ('sessionId' in who) {
      const answer = parseSaid(panelSaid, data);
      if (!answer) return;
      const { to, id, outcome } = answer;
      void this.#ports.done({ lessonId, to, id, outcome });
      return;
    }
    if (said.count > COMMANDS_A_SECOND) return;
    const asked = parseSaid(phoneSaid, data);
    if (!asked) return;
    const { id, command } = asked;
    this.#ports.command(who.participantId, lessonId, id, command).catch((error: unknown) => {
      if (!(error instanceof LecternError)) {
        this.#ports.log.warn({ err: error }, "failed to send a phone's command to its panel");
      }
      say<PhonesMessage>(socket, { kind: 'done', id, outcome: 'refused' });
    });
  }

  async #tell(lessonId: string, room: Room): Promise<void> {
    if (room.telling) return;
    room.telling = true;
    try {
      while ((room.fresh || room.due) && room.listeners.size > 0) {
        const onlyCounts = !room.fresh;
        if (room.due) {
          room.countedAt = performance.now();
          room.answered = false;
        }
        room.fresh = false;
        room.due = false;
        const phones = await this.#phonesOf(lessonId, room, onlyCounts);
        for (const listener of [...room.listeners]) this.#show(listener, phones, onlyCounts);
      }
    } catch (error) {
      this.#ports.log.warn({ err: error }, 'failed to send an update to the phones of a lesson');
      // The rows could not be read: clients connect again and get them later.
      for (const { socket } of [...room.listeners]) socket.close();
    } finally {
      room.telling = false;
    }
  }

  /** If only answers are new, only answers are read: every other change sends a message that loads all rows again. */
  async #phonesOf(lessonId: string, room: Room, onlyCounts: boolean): Promise<LessonPhones | undefined> {
    const now = performance.now();
    const { loaded } = room;
    if (onlyCounts && loaded && now - loaded.at < KNOWN_MS) {
      const phones = await this.#ports.count(loaded.phones);
      if (phones) return phones;
    }
    const phones = await this.#ports.load(lessonId);
    room.loaded = phones && { phones, at: now };
    return phones;
  }

  #show(listener: Listener, phones: LessonPhones | undefined, onlyCounts: boolean): void {
    const { socket, who } = listener;
    if ('sessionId' in who) {
      if (phones) tell(listener, { kind: 'panel', panel: phones.panel() });
      else end(socket, 'over');
      return;
    }
    const isTold = phones?.followsAnswers === true || phones?.isTeacher(who.participantId) === true;
    if (onlyCounts && phones && !isTold && listener.last !== '') return;
    const view = phones?.view(who.participantId);
    if (view) tell(listener, view);
    else end(socket, phones?.isOver === false ? 'gone' : 'over');
  }

  /**
   * Does nothing if the phone is connected in another window. When this process ends, its phones connect to the next
   * process.
   */
  #noteLeft(room: Room, who: Listening): void {
    if (this.#closing || !('participantId' in who)) return;
    const { participantId } = who;
    const isStill = [...room.listeners].some(
      (each) => 'participantId' in each.who && each.who.participantId === participantId,
    );
    if (!isStill) this.#ports.phoneWent(participantId);
  }

  async #noteThere(): Promise<void> {
    for (const { listeners } of this.#rooms.values()) {
      for (const { who } of listeners) if ('participantId' in who) this.#ports.phoneCame(who.participantId);
    }
    const hosted = [...this.#rooms].filter(([, { listeners }]) =>
      [...listeners].some(({ who }) => 'sessionId' in who),
    );
    await this.#ports.panelsAreThere(hosted.map(([lessonId]) => lessonId));
  }

  async #noteAsThere(lessonIds: readonly string[]): Promise<void> {
    await this.#ports.panelsAreThere(lessonIds).catch((error: unknown) => {
      this.#ports.log.warn({ err: error }, 'failed to record the panel of a lesson');
    });
  }
}

function socketsOf({ listeners }: Room): WebSocket[] {
  return [...listeners].map(({ socket }) => socket);
}

function emptyRoom(): Room {
  return {
    listeners: new Set(),
    fresh: false,
    answered: false,
    due: false,
    telling: false,
    countTimer: undefined,
    countedAt: -COUNTS_EVERY_MS,
    loaded: undefined,
  };
}

function tell(listener: Listener, message: PhonesMessage): void {
  const { socket } = listener;
  const text = JSON.stringify(message);
  if (text === listener.last || socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > BACKLOG_MAX_BYTES) {
    socket.terminate();
    return;
  }
  listener.last = text;
  socket.send(text);
}

function end(socket: WebSocket, reason: 'gone' | 'over'): void {
  say<PhonesMessage>(socket, { kind: 'closing', reason });
  socket.close(GONE_CODE);
}
