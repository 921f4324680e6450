import { expect, it } from 'vitest';
import { OpenRoom } from './open-room.ts';

const LIMITS = { ofAll: 100, ofOne: 60 };
const [a, b, c, d, e] = [{}, {}, {}, {}, {}];

it('lets one user open so much at once, and others as long as there is room for all', () => {
  const room = new OpenRoom(LIMITS);
  room.take(a, 'wang', 40);
  expect(() => room.take(b, 'wang', 30)).toThrow('unavailable');
  room.take(c, 'li', 50);
  expect(() => room.take(d, 'chen', 20)).toThrow('unavailable');
  room.take(e, 'chen', 10);
  expect(room.bytes).toBe(100);
});

it('has the room again of what was let go, whatever it had grown to', () => {
  const room = new OpenRoom(LIMITS);
  room.take(a, 'wang', 40);
  room.grow(a, 50);
  room.grow(b, 50);
  expect(() => room.take(b, 'li', 20)).toThrow('unavailable');
  room.free(a);
  room.free(a);
  room.take(b, 'li', 20);
  expect(room.bytes).toBe(20);
});

it('opens what is larger than all when nothing else is open', () => {
  const room = new OpenRoom(LIMITS);
  room.take(a, 'wang', 200);
  expect(() => room.take(b, 'chen', 1)).toThrow('unavailable');
});
