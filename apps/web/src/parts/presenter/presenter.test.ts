import { Signal } from '@lectern/base';
import type { Stroke } from '@lectern/stage/ink';
import { describe, expect, it, vi } from 'vitest';
import { PresentedShow } from './presented-show.ts';
import { type PointedAt, readHostMessage, readViewMessage, type ShownStand } from './presenter-message.ts';
import { PresenterView } from './presenter-view.ts';
import type { Wire } from './presenter-wire.ts';

/** Windows of one browser: each receives the other windows' messages, but not its own. */
function windows() {
  const all = new Map<object, (data: unknown) => void>();
  return function wire<Sent>(): Wire<Sent> {
    const me = {};
    return {
      post(message) {
        for (const [other, hear] of [...all]) if (other !== me) hear(structuredClone(message));
      },
      hear(listener) {
        all.set(me, listener);
        return () => all.delete(me);
      },
      close: () => all.delete(me),
    };
  };
}

const stand: ShownStand = {
  pageId: 'p1',
  steps: { done: 1, of: 3, triggered: { e: 2 } },
  cover: 'none',
  beganAt: 1_000,
  pageAt: 2_000,
  asks: false,
};

/** A page with ink that the test changes. */
function writtenPage() {
  const state = { strokes: [] as readonly Stroke[] };
  return {
    strokes: () => state.strokes,
    write(strokes: readonly Stroke[]) {
      state.strokes = strokes;
    },
  };
}

function room() {
  const wire = windows();
  const ink = writtenPage();
  const state = { now: 0, stand, ticks: [] as (() => void)[] };
  const onCommand = vi.fn();
  const pointed = new Signal<PointedAt | undefined>(undefined);
  const host = () =>
    new PresentedShow({ wire: wire(), stand: () => state.stand, onCommand, pointed, ink: ink.strokes });
  const view = () =>
    new PresenterView({
      wire: wire(),
      now: () => state.now,
      every: (_, work) => {
        state.ticks.push(work);
        return () => undefined;
      },
    });
  const pass = (milliseconds: number) => {
    state.now += milliseconds;
    for (const tick of state.ticks) tick();
  };
  return { state, onCommand, pointed, host, view, pass, wire, ink };
}

describe('a presenter view', () => {
  it('shows the ink of the page a moment after it was written, and the zoomed part of the page', () => {
    vi.useFakeTimers();
    const { state, host, view, wire, ink } = room();
    const stroke = (id: string): Stroke => ({
      id,
      tool: 'pen',
      color: '000000',
      width: 3,
      points: [1, 2, 0.5],
    });
    ink.write([stroke('before')]);
    const shows = host();
    const told: unknown[] = [];
    wire().hear((data) => told.push(data));
    const first = view();
    expect(first.ink.get()).toMatchObject({ pageId: 'p1', strokes: [{ id: 'before' }] });
    const second = view();
    ink.write([...ink.strokes(), stroke('a')]);
    ink.write([...ink.strokes(), stroke('b')]);
    vi.advanceTimersByTime(100);
    for (const each of [first, second])
      expect(each.ink.get()?.strokes.map(({ id }) => id)).toEqual(['before', 'a', 'b']);
    expect(told.at(-1)).toMatchObject({ kind: 'ink', whole: false, added: [{}, {}] });

    const seen = { left: 0.25, top: 0, width: 0.5, height: 0.5 };
    state.stand = { ...stand, seen };
    shows.tell();
    expect(first.presented.get()).toMatchObject({ stand: { seen } });
    state.stand = { ...stand, pageId: 'p2' };
    shows.tell();
    expect(second.ink.get()).toMatchObject({ pageId: 'p2' });
    vi.useRealTimers();
  });

  it('shows a stroke while it is being written', () => {
    vi.useFakeTimers();
    const { host, view, ink } = room();
    const shows = host();
    const sees = view();
    const lengths: (number | undefined)[] = [];
    for (const points of [
      [1, 2, 0.5],
      [1, 2, 0.5, 9, 9, 0.5],
    ]) {
      ink.write([{ id: 'wet 1', tool: 'pen', color: '000000', width: 3, points }]);
      vi.advanceTimersByTime(100);
      lengths.push(sees.ink.get()?.strokes[0]?.points.length);
    }
    ink.write([{ id: 'kept', tool: 'pen', color: '000000', width: 3, points: [1, 2, 0.5, 9, 9, 0.5] }]);
    vi.advanceTimersByTime(100);
    expect(lengths).toEqual([3, 6]);
    expect(sees.ink.get()?.strokes.map(({ id }) => id)).toEqual(['kept']);
    shows.dispose();
    // No view is watching any more.
    vi.advanceTimersByTime(10_000);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it("shows the board that covers the page, with its ink instead of the slide's", () => {
    vi.useFakeTimers();
    const { state, host, view, ink } = room();
    const shows = host();
    const sees = view();
    const board = { id: 'board-1', number: 1, count: 2, color: 'black', ground: 'mi' } as const;
    state.stand = { ...stand, board };
    ink.write([{ id: 'a', tool: 'pen', color: 'FFFFFF', width: 3, points: [1, 2, 0.5] }]);
    shows.tell();
    expect(sees.presented.get()).toMatchObject({ stand: { pageId: 'p1', board } });
    expect(sees.ink.get()).toMatchObject({ pageId: 'board-1', strokes: [{ id: 'a' }] });
    state.stand = stand;
    shows.tell();
    expect(sees.presented.get()).toEqual({ type: 'shown', stand });
    expect(sees.ink.get()?.pageId).toBe('p1');
    shows.dispose();
    vi.useRealTimers();
  });

  it('receives all ink again when another window takes over, and no ink is sent without a view', () => {
    vi.useFakeTimers();
    const { host, view, pass, wire, ink } = room();
    const told: unknown[] = [];
    wire().hear((data) => told.push(data));
    const shows = host();
    ink.write([{ id: 'a', tool: 'pen', color: '000000', width: 3, points: [1, 2, 0.5] }]);
    vi.advanceTimersByTime(1_000);
    expect(told.filter((each) => (each as { kind: string }).kind === 'ink')).toEqual([]);
    const sees = view();
    expect(sees.ink.get()?.strokes).toHaveLength(1);
    shows.dispose();
    vi.advanceTimersByTime(1_000);
    ink.write([]);
    host();
    pass(1_500);
    expect(sees.ink.get()?.strokes).toHaveLength(0);
    vi.useRealTimers();
  });

  it('shows the state of the show when either window started first, and in a second view too', () => {
    const { state, host, view } = room();
    const first = view();
    expect(first.presented.get()).toEqual({ type: 'waiting' });
    const show = host();
    const second = view();
    state.stand = { ...stand, pageId: 'p2', cover: 'black' };
    show.tell();
    for (const each of [first, second])
      expect(each.presented.get()).toEqual({ type: 'shown', stand: state.stand });
  });

  it('sends commands, which the show ignores while it shows a dialog', () => {
    const { state, onCommand, host, view } = room();
    host();
    const seen = view();
    seen.ask('next');
    seen.ask({ page: 7 });
    expect(onCommand.mock.calls).toEqual([['next'], [{ page: 7 }]]);
    state.stand = { ...stand, asks: true };
    seen.ask('next');
    expect(onCommand).toHaveBeenCalledTimes(2);
  });

  it('reports that the show has closed, reconnects after a reload, and reports the end of the lesson', () => {
    const { host, view } = room();
    const show = host();
    const seen = view();
    show.leave(false);
    show.dispose();
    expect(seen.presented.get()).toEqual({ type: 'lost' });
    const again = host();
    expect(seen.presented.get()).toMatchObject({ type: 'shown' });
    again.leave(true);
    expect(seen.presented.get()).toEqual({ type: 'over' });
  });

  it('reports the show as lost when it stops responding, and not before', () => {
    const { host, view, pass } = room();
    const show = host();
    const seen = view();
    for (let i = 0; i < 10; i++) pass(1_500);
    expect(seen.presented.get()).toMatchObject({ type: 'shown' });
    show.dispose();
    pass(1_500);
    expect(seen.presented.get()).toMatchObject({ type: 'shown' });
    pass(4_000);
    expect(seen.presented.get()).toEqual({ type: 'lost' });
  });

  it('shows its pointer on the show while it is open, until it stops responding', () => {
    vi.useFakeTimers();
    const { pointed, host, view, pass } = room();
    host();
    const seen = view();
    seen.point({ x: 0.5, y: 0.25 });
    expect(pointed.get()).toEqual({ x: 0.5, y: 0.25 });
    vi.advanceTimersByTime(3_000);
    pass(1_500);
    vi.advanceTimersByTime(3_000);
    expect(pointed.get()).toEqual({ x: 0.5, y: 0.25 });
    vi.advanceTimersByTime(4_000);
    expect(pointed.get()).toBeUndefined();
    seen.point({ x: 0, y: 1 });
    seen.dispose();
    expect(pointed.get()).toBeUndefined();
    vi.useRealTimers();
  });
});

describe('a message from the channel', () => {
  it('is ignored unless it is one of the known messages', () => {
    const wrong = [undefined, null, 7, 'hello', [], {}, { kind: 'stands' }, { kind: 'asks' }, { kind: 'x' }];
    for (const each of wrong) {
      expect(readViewMessage(each)).toBeUndefined();
      expect(readHostMessage(each)).toBeUndefined();
    }
    for (const command of ['escape', 'pages', 'toString', { page: 0 }, { page: 1.5 }, { page: '2' }, {}])
      expect(readViewMessage({ kind: 'asks', command })).toBeUndefined();
    expect(readViewMessage({ kind: 'points', at: { x: 2, y: 0 } })).toEqual({
      kind: 'points',
      at: undefined,
    });
  });

  it('is stripped of unknown properties and rejected when a value is invalid', () => {
    const message = { kind: 'stands', stand: { ...stand, html: '<b>' }, more: 1 };
    expect(readHostMessage(message)).toEqual({ kind: 'stands', stand });
    const broken = [{ steps: {} }, { cover: 'curtain' }, { beganAt: Number.NaN }, { pageAt: '1' }];
    for (const change of broken)
      expect(readHostMessage({ kind: 'stands', stand: { ...stand, ...change } })).toBeUndefined();
  });
});
