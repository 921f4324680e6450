import { describe, expect, it } from 'vitest';
import type { Delivery } from '../../../platform/outbox/outbox.ts';
import type { OutboxTable, Waiting } from '../../../platform/outbox/outbox-table.ts';
import type { LessonMessage } from '../kept/running-lesson.ts';
import { LessonOutbox } from './lesson-outbox.ts';

class MemoryTable implements OutboxTable<LessonMessage> {
  readonly waiting = new Map<number, LessonMessage>();
  #last = 0;

  async all(): Promise<readonly Waiting<LessonMessage>[]> {
    return [...this.waiting].map(([key, message]) => ({ key, message }));
  }

  async add(message: LessonMessage): Promise<void> {
    this.#last += 1;
    this.waiting.set(this.#last, message);
  }

  async remove(keys: readonly number[]): Promise<void> {
    for (const key of keys) this.waiting.delete(key);
  }
}

/** A mock server with a configurable answer, and a mock clock. */
function setUp(answer: (message: LessonMessage) => Delivery = () => 'stored', table = new MemoryTable()) {
  const sent: LessonMessage[] = [];
  const timers: { readonly milliseconds: number; readonly work: () => void }[] = [];
  const server = { answer };
  const outbox = new LessonOutbox({
    table,
    async send(message) {
      sent.push(message);
      return server.answer(message);
    },
    alone: (work) => work(),
    later(milliseconds, work) {
      const timer = { milliseconds, work };
      timers.push(timer);
      return () => {
        timers.splice(timers.indexOf(timer), 1);
      };
    },
  });
  return { outbox, table, sent, timers, server };
}

const begin = (lessonId = 'a'): LessonMessage => ({
  kind: 'begin',
  lessonId,
  name: '秋天的雨',
  coursewareId: 'c',
  classId: null,
  beginAt: 1,
});
const tool = (code: string, lessonId = 'a'): LessonMessage => ({
  kind: 'events',
  lessonId,
  events: [{ id: code, at: 1, kind: 'tool', code }],
});
const end = (lessonId = 'a'): LessonMessage => ({ kind: 'end', lessonId, endAt: 2 });

const kinds = (sent: readonly LessonMessage[]) =>
  sent.map((message) =>
    message.kind === 'events' ? message.events.map(({ id }) => id).join('+') : message.kind,
  );

describe('the outbox of lessons', () => {
  it('sends messages in order, and deletes messages that the server has received', async () => {
    const { outbox, table, sent } = setUp();
    await outbox.add(begin());
    await outbox.add(tool('Roster'));
    await outbox.add(end());
    await outbox.deliver();
    expect(kinds(sent)).toEqual(['begin', 'Roster', 'end']);
    expect(table.waiting.size).toBe(0);
  });

  it('keeps all messages while the server is unreachable, and sends them in order when it is back', async () => {
    const { outbox, table, sent, timers, server } = setUp(() => 'later');
    for (const message of [begin(), tool('Roster'), tool('Quiet'), end()]) await outbox.add(message);
    await outbox.deliver();
    expect(table.waiting.size).toBe(4);
    expect(kinds(sent).every((kind) => kind === 'begin')).toBe(true);
    server.answer = () => 'stored';
    sent.length = 0;
    timers.at(-1)?.work();
    await outbox.deliver();
    expect(kinds(sent)).toEqual(['begin', 'Roster+Quiet', 'end']);
    expect(table.waiting.size).toBe(0);
  });

  it('increases the pause between retries up to a minute, with one timer', async () => {
    const { outbox, timers } = setUp(() => 'later');
    await outbox.add(begin());
    await outbox.deliver();
    const pauses: number[] = [];
    for (let tries = 0; tries < 8; tries += 1) {
      expect(timers).toHaveLength(1);
      pauses.push(timers[0]?.milliseconds ?? 0);
      timers[0]?.work();
      await outbox.deliver();
    }
    expect(pauses.at(-1)).toBe(60_000);
    expect([...pauses].sort((a, b) => a - b)).toEqual(pauses);
  });

  it('drops messages that the server refuses, and all messages of a deleted lesson', async () => {
    const { outbox, table, sent } = setUp((message) => {
      if (message.lessonId === 'gone') return 'gone';
      return message.kind === 'events' ? 'refused' : 'stored';
    });
    await table.add(begin('gone'));
    await table.add(tool('Roster', 'gone'));
    await table.add(begin());
    await table.add(tool('Quiet'));
    await table.add(end());
    await outbox.deliver();
    expect(table.waiting.size).toBe(0);
    expect(kinds(sent)).toEqual(['begin', 'begin', 'Quiet', 'end']);
  });

  it('sends at most two hundred events at once', async () => {
    const { outbox, table, sent } = setUp();
    for (let number = 0; number < 450; number += 1) await table.add(tool(String(number)));
    await outbox.deliver();
    expect(sent.map((message) => (message.kind === 'events' ? message.events.length : 0))).toEqual([
      200, 200, 50,
    ]);
  });

  it('sends messages that another window left', async () => {
    const table = new MemoryTable();
    const closed = setUp(() => 'later', table);
    await closed.outbox.add(begin());
    await closed.outbox.deliver();
    closed.outbox.dispose();
    const { outbox, sent } = setUp(() => 'stored', table);
    await outbox.deliver();
    expect(kinds(sent)).toEqual(['begin']);
  });

  it('sends nothing after disposal, and keeps its messages', async () => {
    const { outbox, table, timers } = setUp(() => 'later');
    await outbox.add(begin());
    await outbox.deliver();
    outbox.dispose();
    expect(timers).toHaveLength(0);
    await outbox.deliver();
    expect(table.waiting.size).toBe(1);
  });
});
