import type { AnswerContent } from '@lectern/protocol/activity-shapes';
import { PHONES_PATH, type PhonesMessage, phonesMessage } from '@lectern/protocol/participants';
import type { PanelView, PupilView, TeacherView } from '@lectern/protocol/phone-views';
import * as teacherPhones from '@lectern/protocol/teacher-phones';
import { WebSocket } from 'ws';
import type { Session, TestServer } from './test-server.ts';

/** Signs a phone's calls with its token. */
export function bearing(token: string): Session {
  return { authorize: () => `Bearer ${token}` };
}

/** A picture of one pixel. */
export const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A phone that scanned the panel's code, and waits for admission. */
export async function waitingTeacher(server: TestServer, teacher: Session, lessonId: string) {
  const params = { id: lessonId };
  const { invitation } = await server.call(teacherPhones.inviteTeacherPhone, { params }, teacher);
  const body = { invitation, device: 'iPhone' };
  const { token, view } = await server.call(teacherPhones.joinAsTeacher, { body });
  return { invitation, token, phone: { id: view.me.id, number: view.me.number } };
}

/** A phone that the panel admitted as the teacher's. */
export async function letInTeacher(server: TestServer, teacher: Session, lessonId: string) {
  const asked = await waitingTeacher(server, teacher, lessonId);
  const { id, number } = asked.phone;
  const params = { id: lessonId, participant_id: id };
  await server.call(teacherPhones.confirmTeacherPhone, { params, body: { number } }, teacher);
  return asked;
}

export const voted = (...options: number[]): AnswerContent => ({ kind: 'vote', options });

/** A socket of a lesson with its last messages and its close code. */
export class LessonSocket {
  readonly said: PhonesMessage[] = [];
  readonly closed: Promise<number>;
  readonly #socket: WebSocket;
  readonly #waiting = new Set<() => void>();

  constructor(host: string, hello: object) {
    this.#socket = new WebSocket(`ws://${host}${PHONES_PATH}`);
    this.#socket.on('open', () => this.#socket.send(JSON.stringify(hello)));
    this.#socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => this.#socket.once('close', resolve));
    this.#socket.on('message', (data) => {
      this.said.push(phonesMessage.parse(JSON.parse(data.toString())));
      for (const wake of this.#waiting) wake();
    });
  }

  /** The first view, past or future, for which the condition holds. */
  view(wanted: (view: PupilView) => boolean = () => true): Promise<PupilView> {
    return this.#first((message) =>
      message.kind === 'view' && wanted(message.view) ? message.view : undefined,
    );
  }

  panel(wanted: (panel: PanelView) => boolean = () => true): Promise<PanelView> {
    return this.#first((message) =>
      message.kind === 'panel' && wanted(message.panel) ? message.panel : undefined,
    );
  }

  teacher(wanted: (view: TeacherView) => boolean = () => true): Promise<TeacherView> {
    return this.#first((message) =>
      message.kind === 'teacher' && wanted(message.view) ? message.view : undefined,
    );
  }

  /** The next command of this kind that a phone sent to this panel. */
  async command(kind: string): Promise<Extract<PhonesMessage, { kind: 'command' }>> {
    return this.#first((message) =>
      message.kind === 'command' && message.command.kind === kind ? message : undefined,
    );
  }

  /** The panel's reply to the command of this id. */
  done(id: string): Promise<string> {
    return this.#first((message) =>
      message.kind === 'done' && message.id === id ? message.outcome : undefined,
    );
  }

  /** The panel's reply to the command of this id, or the reason why this socket was closed before. */
  doneOrClosed(id: string): Promise<string> {
    return this.#first((message) => {
      if (message.kind === 'closing') return message.reason;
      return message.kind === 'done' && message.id === id ? message.outcome : undefined;
    });
  }

  say(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  closing(): Promise<string> {
    return this.#first((message) => (message.kind === 'closing' ? message.reason : undefined));
  }

  close(): void {
    this.#socket.close();
  }

  async #first<T>(find: (message: PhonesMessage) => T | undefined): Promise<T> {
    for (;;) {
      for (const message of this.said) {
        const found = find(message);
        if (found !== undefined) return found;
      }
      await new Promise<void>((resolve, reject) => {
        const late = setTimeout(
          () => reject(new Error(`no message within 20 s; last: ${JSON.stringify(this.said.at(-1))}`)),
          20_000,
        );
        const wake = () => {
          clearTimeout(late);
          this.#waiting.delete(wake);
          resolve();
        };
        this.#waiting.add(wake);
      });
    }
  }
}
