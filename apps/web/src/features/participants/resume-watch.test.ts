import { LESSON_RESUMES_MS } from '@lectern/protocol/constants';
import type { PhonesMessage } from '@lectern/protocol/participants';
import { expect, it } from 'vitest';
import { ResumeWatch } from './resume-watch.ts';

function watched() {
  const log: string[] = [];
  let work: (() => void) | undefined;
  let hear: ((message: PhonesMessage) => void) | undefined;
  const watch = new ResumeWatch({
    listen: (onMessage) => {
      hear = onMessage;
      log.push('listen');
      return { dispose: () => log.push('disconnect') };
    },
    resumed: ({ kind }) => log.push(`resumed ${kind}`),
    giveUp: () => log.push('give up'),
    later: (milliseconds, then) => {
      log.push(`wait ${milliseconds}`);
      work = then;
      return () => {
        work = undefined;
      };
    },
  });
  const say = (message: object) => hear?.(message as PhonesMessage);
  return { log, watch, wake: () => work?.(), say, isWaiting: () => work !== undefined };
}

it('connects after a quarter of a minute, and reports the resumed lesson once connected', () => {
  const { log, wake, say } = watched();
  expect(log).toEqual(['wait 15000']);
  wake();
  say({ kind: 'state' });
  expect(log).toEqual(['wait 15000', 'listen', 'disconnect', 'resumed state']);
});

it('waits again while the lesson is over', () => {
  const { log, wake, say } = watched();
  wake();
  say({ kind: 'closing', reason: 'over' });
  expect(log).toEqual(['wait 15000', 'listen', 'disconnect', 'wait 15000']);
});

it('stays connected while the server restarts, and gives up for other reasons', () => {
  const { log, wake, say } = watched();
  wake();
  say({ kind: 'closing', reason: 'shutdown' });
  expect(log).toHaveLength(2);
  say({ kind: 'closing', reason: 'removed' });
  expect(log.at(-1)).toBe('give up');
});

it('gives up when the time for resuming is over', () => {
  const { log, wake, say, isWaiting } = watched();
  const times = LESSON_RESUMES_MS / 15_000;
  for (let time = 1; time <= times; time += 1) {
    expect(isWaiting()).toBe(true);
    wake();
    say({ kind: 'closing', reason: 'over' });
  }
  expect(log.filter((each) => each === 'listen')).toHaveLength(times);
  expect([log.at(-1), isWaiting()]).toEqual(['give up', false]);
});

it('stops waiting and listening after it is disposed', () => {
  const first = watched();
  first.watch.dispose();
  expect(first.isWaiting()).toBe(false);
  const second = watched();
  second.wake();
  second.watch.dispose();
  expect(second.log.at(-1)).toBe('disconnect');
});
