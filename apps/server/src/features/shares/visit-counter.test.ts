import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Visits } from './shares.store.ts';
import { VisitCounter } from './visit-counter.ts';

it('visits are counted by link and visitor, and counts that could not be stored are kept for the next try', async () => {
  const written: Visits[][] = [];
  const store = {
    isAway: false,
    async addVisits(visits: readonly Visits[]) {
      if (this.isAway) throw new Error('the database is unreachable');
      written.push([...visits]);
    },
  };
  const times = () =>
    written.map((each) => each.map(({ shareId, userId, times }) => [shareId, userId, times]));
  const counter = new VisitCounter({ store, clock: { now: () => 1 }, log: pino({ enabled: false }) });
  counter.add('one', '');
  counter.add('one', '');
  counter.add('one', 'li');
  counter.add('two', '');
  store.isAway = true;
  await expect(counter.write()).rejects.toThrow('unreachable');
  counter.add('one', '');
  store.isAway = false;
  await counter.write();
  await counter.write();
  counter.add('two', 'li');
  await counter.close();
  expect(times()).toEqual([
    [
      ['one', '', 3],
      ['one', 'li', 1],
      ['two', '', 1],
    ],
    [['two', 'li', 1]],
  ]);
});
