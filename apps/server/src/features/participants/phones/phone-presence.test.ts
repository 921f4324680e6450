import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from '../../../platform/log/log.ts';
import { NAME_KEPT_MS, PhonePresence } from './phone-presence.ts';

let calls: unknown[];
let failing: boolean;
let presence: PhonePresence;

beforeEach(() => {
  calls = [];
  failing = false;
  presence = new PhonePresence({
    store: {
      setThere: async (ids) => {
        if (failing) {
          presence.went('b');
          throw new Error('unavailable');
        }
        calls.push(['there', ids]);
      },
      setAway: async (ids, freeAt) => void calls.push(['away', ids, freeAt.getTime()]),
    },
    now: () => 1_000,
    log: createLog('silent'),
  });
});
afterEach(() => presence.close());

const away = (...ids: string[]) => ['away', ids, 1_000 + NAME_KEPT_MS];

it('writes the last state of each phone once', async () => {
  presence.came('a');
  presence.came('b');
  presence.went('a');
  await presence.write();
  await presence.write();
  expect(calls).toEqual([['there', ['b']], away('a')]);
});

it('writes the states again after a failure, and newer states before older ones', async () => {
  presence.came('a');
  presence.came('b');
  failing = true;
  await expect(presence.write()).rejects.toThrow('unavailable');
  failing = false;
  await presence.write();
  expect(calls).toEqual([['there', ['a']], away('b')]);
});
