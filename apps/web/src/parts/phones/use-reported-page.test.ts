import { expect, it, vi } from 'vitest';
import { timerState } from './use-reported-page.ts';

vi.hoisted(() => {
  const location = new URL('http://lectern.test/');
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location }));
});

const timer = (change: object = {}) => ({
  kind: 'down',
  total: 60,
  done: 0,
  since: 5,
  rung: false,
  ...change,
});
it.each([
  [{}, 'none'],
  [{ timer1: timer() }, 'running'],
  [{ timer1: timer({ since: null }) }, 'paused'],
  [{ timer1: timer({ since: null }), timer2: timer() }, 'running'],
  [{ timer1: timer({ rung: true }) }, 'none'],
  [{ timer1: timer({ since: null, done: 60 }) }, 'none'],
  [{ timer1: timer({ since: null, done: 59 }) }, 'paused'],
  [{ timer1: timer({ kind: 'up', total: 0, done: 60 }) }, 'running'],
  [{ folded: timer(), timerX: timer() }, 'none'],
])('timerState returns for %j %s', (values, state) => {
  expect(timerState(values)).toBe(state);
});
