import { Emitter, Signal } from '@lectern/base';
import { expect, it, vi } from 'vitest';
import { watchForUpdate } from './update-watch.ts';

function world() {
  const chance = new Emitter<boolean>();
  const server = { page: '<script src="/assets/index-one.js">', asked: 0, time: 0, away: false };
  const isBusy = new Signal(false);
  const say = vi.fn();
  const stop = watchForUpdate({
    fetchPage: async () => {
      server.asked += 1;
      if (server.away) throw new TypeError('Failed to fetch');
      return server.page;
    },
    entry: '/assets/index-one.js',
    now: () => server.time,
    isBusy,
    onChance: chance.subscribe,
    say,
  });
  const look = async (isSure: boolean) => {
    chance.emit(isSure);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { server, isBusy, say, stop, look };
}

const NEWER = '<script src="/assets/index-two.js">';

it('the update watch reports a newer version once, and stops asking the server', async () => {
  const { server, say, look } = world();
  await look(true);
  expect(say).not.toHaveBeenCalled();
  server.page = NEWER;
  await look(true);
  await look(true);
  expect(say).toHaveBeenCalledTimes(1);
  expect(server.asked).toBe(2);
});

it('the update watch asks the server at most once an hour without a sign of a newer version', async () => {
  const { server, say, look } = world();
  server.page = NEWER;
  for (const time of [1, 60_000, 3_599_999]) {
    server.time = time;
    await look(false);
  }
  expect(server.asked).toBe(0);
  server.time = 3_600_000;
  await look(false);
  expect(say).toHaveBeenCalledTimes(1);
});

it('the update watch waits until no class is watching the screen', async () => {
  const { server, say, look, isBusy, stop } = world();
  server.page = NEWER;
  isBusy.set(true);
  await look(true);
  expect(say).not.toHaveBeenCalled();
  isBusy.set(false);
  expect(say).toHaveBeenCalledTimes(1);
  stop();
});

it('the update watch ignores a response that is not a page of this program', async () => {
  const { server, say, look } = world();
  server.page = '<h1>Sign in to the school’s network</h1>';
  await look(true);
  server.away = true;
  await look(true);
  expect(say).not.toHaveBeenCalled();
  Object.assign(server, { away: false, page: NEWER });
  await look(true);
  expect(say).toHaveBeenCalledTimes(1);
});
