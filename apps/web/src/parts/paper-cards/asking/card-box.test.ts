import type { CardSide } from '@lectern/paper-cards';
import type { CardAnswer, CardRefusal } from '@lectern/protocol/card-answers';
import { describe, expect, it } from 'vitest';
import { CardBox, type CardReadings, keptReadings, NO_READINGS } from './card-box.ts';

const CHOICES = [{ choice: 'a' }, { choice: 'b' }, { choice: 'c' }];
const OFFLINE = new Error('offline');

function box(kept: CardReadings = NO_READINGS) {
  const at = {
    sent: [] as (readonly CardAnswer[])[],
    kept: [] as CardReadings[],
    answer: (): Promise<readonly CardRefusal[]> => Promise.resolve([]),
    timers: [] as (() => void)[],
    ids: 0,
  };
  const made = new CardBox(kept, {
    send: async (answers) => {
      at.sent.push(answers);
      return at.answer();
    },
    keep: (readings) => at.kept.push(readings),
    isPassing: (error) => error === OFFLINE,
    troubleOf: () => '没有权限',
    newId: () => {
      at.ids += 1;
      return `id${at.ids}`;
    },
    later: (_, work) => {
      at.timers.push(work);
      return () => undefined;
    },
  });
  const read = (answers: Record<number, CardSide>, given?: number) =>
    made.read(new Map(Object.entries(answers).map(([card, side]) => [Number(card), side])), CHOICES, given);
  /** Lets what was sent arrive. */
  const settled = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { at, made, read, settled };
}

describe('CardBox', () => {
  it('sends each answer once, though the camera tells all of them again and again', async () => {
    const { at, made, read, settled } = box();
    read({ 1: 'A' }, 900);
    await settled();
    read({ 1: 'A', 2: 'C' });
    read({ 1: 'A', 2: 'C' });
    await settled();
    expect(at.sent.flat()).toEqual([
      { id: 'id1', card: 1, response: { choice: 'a' }, given_ms: 900 },
      { id: 'id2', card: 2, response: { choice: 'c' } },
    ]);
    expect(made.readings.get()).toEqual({ sides: { 1: 'A', 2: 'C' }, waiting: [] });
    expect(at.kept.at(-1)).toEqual(made.readings.get());
  });

  it('sends the side that a card was turned to', async () => {
    const { at, read, settled } = box();
    read({ 1: 'A' });
    await settled();
    read({ 1: 'B' });
    await settled();
    expect(at.sent.flat().map(({ response }) => response)).toEqual([{ choice: 'a' }, { choice: 'b' }]);
  });

  it('keeps answers without a network, sends the last one of each card under its id later, and then waits for nothing', async () => {
    const { at, made, read, settled } = box();
    at.answer = () => Promise.reject(OFFLINE);
    read({ 1: 'A', 2: 'B' });
    await settled();
    expect(made.delivery.get()).toEqual({ kind: 'later' });
    read({ 1: 'C', 2: 'B' });
    await settled();
    expect(made.readings.get().waiting.map(({ card, response }) => [card, response])).toEqual([
      [2, { choice: 'b' }],
      [1, { choice: 'c' }],
    ]);
    const { waiting } = made.readings.get();
    at.answer = () => Promise.resolve([]);
    at.timers.at(-1)?.();
    await settled();
    expect(at.sent.at(-1)).toEqual(waiting);
    expect([made.readings.get().waiting, made.delivery.get()]).toEqual([[], { kind: 'sent' }]);
  });

  it('sends what another window or a reload left waiting', async () => {
    const answer = { id: 'x', card: 4, response: { choice: 'a' } };
    const { at, settled } = box({ sides: { 4: 'A' }, waiting: [answer] });
    await settled();
    expect(at.sent).toEqual([[answer]]);
  });

  it('sends no side that is no choice of the question, but keeps that it was up', async () => {
    const { at, made, read, settled } = box();
    read({ 1: 'D' });
    await settled();
    expect([at.sent, made.readings.get()]).toEqual([[], { sides: { 1: 'D' }, waiting: [] }]);
  });

  it('names cards whose answers the server does not count, until another answer of them counts', async () => {
    const { at, made, read, settled } = box();
    at.answer = () => Promise.resolve([{ id: 'id1', why: 'late' }]);
    read({ 1: 'A', 2: 'A' });
    await settled();
    expect(made.refused.get()).toEqual([1]);
    at.answer = () => Promise.resolve([]);
    read({ 1: 'B' });
    await settled();
    expect(made.refused.get()).toEqual([]);
  });

  it('tells why the server refuses answers, and does not send them again', async () => {
    const { at, made, read, settled } = box();
    at.answer = () => Promise.reject(new Error('forbidden'));
    read({ 1: 'A' });
    await settled();
    expect(made.delivery.get()).toEqual({ kind: 'failed', trouble: '没有权限' });
    expect([made.readings.get().waiting, at.timers]).toEqual([[], []]);
  });
});

describe('keptReadings', () => {
  it('leaves out values of another form', () => {
    const answer = { id: 'x', card: 4, response: { choice: 'a' } };
    expect(
      keptReadings({ sides: { 4: 'A', 5: 'E', x: 'B' }, waiting: [answer, null, 7, { card: 4 }] }),
    ).toEqual({
      sides: { 4: 'A' },
      waiting: [answer],
    });
    for (const value of [undefined, null, 7, 'x', [], { sides: 5, waiting: {} }])
      expect(keptReadings(value)).toEqual(NO_READINGS);
  });
});
