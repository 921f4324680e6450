import { describe, expect, it } from 'vitest';
import { readHostMessage, readViewMessage } from './presenter-message.ts';

describe('readViewMessage', () => {
  it('returns requests for the state of the show', () => {
    expect(readViewMessage({ kind: 'hello', ink: 3 })).toEqual({ kind: 'hello', ink: 3 });
    expect(readViewMessage({ kind: 'hello', ink: 'x' })).toEqual({ kind: 'hello', ink: undefined });
  });

  it('returns commands that a presenter view may send', () => {
    for (const command of ['next', 'previous', 'first', 'last', 'black', 'white', 'end'])
      expect(readViewMessage({ kind: 'asks', command })).toEqual({ kind: 'asks', command });
    for (const page of [1, 100_000])
      expect(readViewMessage({ kind: 'asks', command: { page } })).toEqual({
        kind: 'asks',
        command: { page },
      });
    for (const command of [
      'pages',
      'escape',
      undefined,
      null,
      { page: 0 },
      { page: 1.5 },
      { page: 100_001 },
      { page: '1' },
    ])
      expect(readViewMessage({ kind: 'asks', command })).toBeUndefined();
  });

  it('returns a position on the page, and none when it is outside', () => {
    const points = (at: unknown) => readViewMessage({ kind: 'points', at });
    expect(points({ x: 0, y: 1 })).toEqual({ kind: 'points', at: { x: 0, y: 1 } });
    for (const at of [{ x: -0.1, y: 0 }, { x: 0, y: 1.1 }, { x: '0', y: 0 }, { x: 0 }, undefined])
      expect(points(at)).toEqual({ kind: 'points', at: undefined });
  });

  it('returns undefined for other messages', () => {
    for (const data of [undefined, null, 'hello', {}, { kind: 'stands' }])
      expect(readViewMessage(data)).toBeUndefined();
  });
});

describe('readHostMessage', () => {
  const stand = {
    pageId: 'p',
    steps: { done: 1, of: 2, triggered: {} },
    cover: 'none',
    beganAt: 1000,
    pageAt: 2000,
    asks: true,
  };
  const read = (more: object = {}) => {
    const message = readHostMessage({ kind: 'stands', stand: { ...stand, ...more } });
    return message?.kind === 'stands' ? message.stand : undefined;
  };

  it('returns the complete state of a show', () => {
    const seen = { left: 0, top: 0.25, width: 0.5, height: 1 };
    const board = { id: 'b', number: 1, count: 2, color: 'green', ground: 'plain' };
    const kept = { a: [1, 2] };
    expect(read()).toEqual({
      ...stand,
      seen: undefined,
      board: undefined,
      uncovered: undefined,
      dragged: undefined,
    });
    expect(read({ seen, board, uncovered: kept, dragged: kept })).toEqual({
      ...stand,
      seen,
      board,
      uncovered: kept,
      dragged: kept,
    });
  });

  it('returns undefined when steps, cover or times are invalid', () => {
    expect(read({ steps: { done: -1, of: 2 } })).toBeUndefined();
    expect(read({ cover: 'green' })).toBeUndefined();
    for (const time of [-1, Number.POSITIVE_INFINITY, '5', undefined]) {
      expect(read({ beganAt: time })).toBeUndefined();
      expect(read({ pageAt: time })).toBeUndefined();
    }
    expect(read({ beganAt: 0, pageAt: 0 })).toBeDefined();
    for (const cover of ['black', 'white', 'pages', 'end']) expect(read({ cover })?.cover).toBe(cover);
  });

  it('drops optional values that are invalid', () => {
    expect(read({ pageId: 5 })?.pageId).toBeUndefined();
    expect(read({ asks: 'yes' })?.asks).toBe(false);
    const seen = { left: 0, top: 0, width: 1, height: 1 };
    for (const side of Object.keys(seen))
      expect(read({ seen: { ...seen, [side]: 2 } })?.seen).toBeUndefined();
    const board = { id: 'b', number: 1, count: 2 };
    for (const wrong of [{ id: 1 }, { number: 1.5 }, { count: 'x' }])
      expect(read({ board: { ...board, ...wrong } })?.board).toBeUndefined();
    expect(read({ uncovered: 'x', dragged: null })).toMatchObject({
      uncovered: undefined,
      dragged: undefined,
    });
  });

  it('returns the end of a show', () => {
    expect(readHostMessage({ kind: 'gone', over: true })).toEqual({ kind: 'gone', over: true });
    expect(readHostMessage({ kind: 'gone' })).toEqual({ kind: 'gone', over: false });
    expect(readHostMessage({ kind: 'other', stand })).toBeUndefined();
    expect(readHostMessage(undefined)).toBeUndefined();
  });
});
