import { expect, it } from 'vitest';
import type { Bus } from '../../../platform/bus/bus.ts';
import { LivePresence } from './live-presence.ts';

/** A bus on which all processes receive messages at once, and the topics of its messages. */
function madeBus(): { readonly bus: Bus; readonly said: string[] } {
  const listeners = new Map<string, Set<(message: string) => void>>();
  const said: string[] = [];
  const bus: Bus = {
    async publish(topic, message) {
      said.push(topic);
      for (const listener of listeners.get(topic) ?? []) listener(message);
    },
    subscribe(topic, listener) {
      const known = listeners.get(topic) ?? new Set();
      listeners.set(topic, known.add(listener));
      return () => known.delete(listener);
    },
    onGap: () => () => undefined,
  };
  return { bus, said };
}

function processOn(bus: Bus, here: Readonly<Record<string, readonly string[]>>): LivePresence {
  return new LivePresence({ bus, here: (id) => here[id] ?? [], wait: async () => undefined });
}

it('presence contains the users of all processes, each once, and concurrent calls share one query', async () => {
  const { bus, said } = madeBus();
  const one = processOn(bus, { lesson: ['chen', 'li', 'chen'] });
  processOn(bus, { lesson: ['li', 'wang'], other: ['zhao'] });
  const answers = await Promise.all([one.of('lesson'), one.of('lesson'), one.of('lesson')]);
  for (const answer of answers) expect([...answer].sort()).toEqual(['chen', 'li', 'wang']);
  expect(said).toEqual(['live_presence_asked', 'live_presence', 'live_presence']);
  expect([...(await one.of('other'))]).toEqual(['zhao']);
  expect([...(await one.of('nobody’s'))]).toEqual([]);
});

it('presence has no users of a closed process, and no more names than fit in a message', async () => {
  const { bus } = madeBus();
  const many = Array.from({ length: 300 }, (_, at) => `user ${at}`.replace(' ', ''));
  const full = processOn(bus, { lesson: many });
  expect((await full.of('lesson')).size).toBe(100);
  full.close();
  expect((await processOn(bus, {}).of('lesson')).size).toBe(0);
});
