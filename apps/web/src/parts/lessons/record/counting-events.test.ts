import type { ClassEvent } from '@lectern/protocol/lessons';
import { expect, it } from 'vitest';
import { countingEvents } from './counting-events.ts';

it('countingEvents returns events without undone events and without the undoing events', () => {
  const called = (id: string): ClassEvent => ({ id, at: 1, kind: 'called', pupils: [{ name: '王芳' }] });
  const events: ClassEvent[] = [
    called('a'),
    called('b'),
    { id: 'c', at: 2, kind: 'undone', event_id: 'a' },
    called('d'),
  ];
  expect(countingEvents(events).map(({ id }) => id)).toEqual(['b', 'd']);
});
