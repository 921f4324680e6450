import { beforeEach, expect, it } from 'vitest';
import type { ViewMessage } from './presenter-message.ts';
import { PresenterView } from './presenter-view.ts';

const stand = {
  ...{ pageId: 'p1', steps: { done: 0, of: 2, triggered: {} }, cover: 'none', beganAt: 1, pageAt: 1 },
  asks: false,
};
const stroke = (id: string) => ({ id, tool: 'pen', color: '000000', width: 2, points: [1, 2] });
const ink = (revision: number, whole: boolean, ...ids: string[]) => ({
  ...{ kind: 'ink', pageId: 'p1', revision, whole, removed: [] },
  added: ids.map((id) => ({ stroke: stroke(id) })),
});

let posted: ViewMessage[];
let hear: (data: unknown) => void;
let tick: () => void;
let now: number;
let ended: string[];
let view: PresenterView;
beforeEach(() => {
  posted = [];
  ended = [];
  now = 0;
  view = new PresenterView({
    wire: {
      post: (message) => posted.push(message),
      hear: (listener) => {
        hear = listener;
        return () => ended.push('heard');
      },
      close: () => ended.push('closed'),
    },
    now: () => now,
    every: (milliseconds, work) => {
      tick = work;
      return () => ended.push(`asked every ${milliseconds}`);
    },
  });
});

it('asks for the show when it opens, and again at each interval', () => {
  expect(posted).toEqual([{ kind: 'hello', ink: undefined }]);
  tick();
  expect(posted).toHaveLength(2);
  expect(view.presented.get()).toEqual({ type: 'waiting' });
});

it('shows the state of the show, and ignores invalid messages', () => {
  hear({ kind: 'stands', stand: { ...stand, cover: 'green' } });
  expect(view.presented.get().type).toBe('waiting');
  hear({ kind: 'stands', stand });
  expect(view.presented.get()).toMatchObject({ type: 'shown', stand: { pageId: 'p1' } });
});

it('loses the show after more than five seconds of silence, not while it waits', () => {
  now = 6_000;
  tick();
  expect(view.presented.get().type).toBe('waiting');
  hear({ kind: 'stands', stand });
  now = 11_000;
  tick();
  expect(view.presented.get().type).toBe('shown');
  now = 11_001;
  tick();
  expect(view.presented.get().type).toBe('lost');
});

it.each([
  [true, 'over'],
  [false, 'lost'],
])('the window of the show is gone: over %s becomes %s', (over, type) => {
  hear({ kind: 'gone', over });
  expect(view.presented.get()).toEqual({ type });
});

it('adds ink in order, and asks for all ink again when a message was missed', () => {
  hear(ink(3, true, 'a'));
  hear(ink(4, false, 'b'));
  expect(view.ink.get()?.strokes.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(posted).toHaveLength(1);
  tick();
  expect(posted.at(-1)).toEqual({ kind: 'hello', ink: 4 });
  hear(ink(6, false, 'd'));
  expect(view.ink.get()).toBeUndefined();
  expect(posted.at(-1)).toEqual({ kind: 'hello', ink: undefined });
  const before = posted.length;
  // Without ink there is nothing to lose: the running request is enough.
  hear(ink(7, false, 'e'));
  expect(posted).toHaveLength(before);
});

it('sends commands, and repeats the position of the pointer until it is taken away', () => {
  posted.length = 0;
  view.point(undefined);
  view.ask('next');
  const at = { x: 0.5, y: 0.1 };
  view.point(at);
  expect(posted).toEqual([
    { kind: 'asks', command: 'next' },
    { kind: 'points', at },
  ]);
  tick();
  expect(posted.at(-1)).toEqual({ kind: 'points', at });
  view.point(undefined);
  expect(posted.at(-1)).toEqual({ kind: 'points', at: undefined });
  tick();
  expect(posted.at(-1)?.kind).toBe('hello');
});

it('takes the pointer away and closes when it is disposed', () => {
  view.point({ x: 0, y: 0 });
  view.dispose();
  expect(posted.at(-1)).toEqual({ kind: 'points', at: undefined });
  expect(ended).toEqual(['asked every 1500', 'heard', 'closed']);
});
