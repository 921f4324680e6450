import { beforeEach, expect, it } from 'vitest';
import { type Looker, OPEN_LIMITS, OpenRoom } from './open-room.ts';

const LIMITS = { ofAll: 100, ofOne: 60, ofStrangers: 50, ofStranger: 20, small: 2, ofSmall: 10 };

let now = 0;
let room: OpenRoom;
const documents = new Map<string, object>();
/** Names of unloaded documents, in order. */
let gone: string[] = [];
beforeEach(() => {
  now = 0;
  room = new OpenRoom(LIMITS, () => now);
  documents.clear();
  gone = [];
});

const of = (name: string): object => {
  const document = documents.get(name) ?? {};
  documents.set(name, document);
  return document;
};
const teacher = (userId: string, schoolId = 'school'): Looker => ({ userId, schoolId });
const stranger = (userId: string): Looker => ({ userId, schoolId: undefined });
const open = (name: string, who: Looker, bytes: number, isLesson = false) => {
  room.take(of(name), who, { bytes, isLesson, letGo: () => gone.push(name) });
  room.look(of(name), who);
};
const refused = (...given: Parameters<typeof open>) => expect(() => open(...given)).toThrow('unavailable');

it('the memory limit caps the bytes of one user, and admits other users while the total is not exceeded', () => {
  open('a', teacher('wang'), 40);
  refused('b', teacher('wang'), 30);
  open('c', teacher('li'), 50);
  refused('d', teacher('chen'), 20);
  open('e', teacher('chen'), 10);
  expect(room.bytes).toBe(100);
  expect(gone).toEqual([]);
});

it('the memory limit regains all bytes of an unloaded document, its growth included', () => {
  open('a', teacher('wang'), 40);
  room.grow(of('a'), 50);
  room.grow(of('b'), 50);
  refused('b', teacher('li'), 20);
  room.free(of('a'));
  room.free(of('a'));
  open('b', teacher('li'), 20);
  expect(room.bytes).toBe(20);
});

it('the memory limit admits a document larger than the total when no other document is open', () => {
  open('a', teacher('wang'), 200);
  refused('b', teacher('chen'), 20);
});

it('the memory limit unloads documents of accounts without a school when a school account needs space, never the reverse', () => {
  for (let count = 0; count < 6; count += 1) {
    const name = `stranger ${count}`;
    if (count < 5) open(name, stranger(name), 10);
    else refused(name, stranger(name), 10);
  }
  open('a', teacher('wang'), 50);
  open('b', teacher('li'), 30);
  expect(gone).toHaveLength(3);
  open('c', teacher('chen'), 20);
  expect(gone).toHaveLength(5);
  refused('d', stranger('again'), 5);
  expect(room.bytes).toBe(100);
});

it('the memory limit admits an account without a school that has no open document before one that has several', () => {
  open('a', stranger('one'), 10);
  open('b', stranger('one'), 10);
  open('c', stranger('two'), 20);
  open('d', stranger('three'), 10);
  open('e', stranger('four'), 5);
  expect(gone).toEqual(['a']);
  refused('f', stranger('one'), 15);
});

it('the memory limit gives each school its share by unloading the least recently used document of the largest one', () => {
  open('a', teacher('wang', 'large'), 50);
  room.look(of('a'), teacher('li', 'large'));
  open('b', teacher('chen', 'large'), 40);
  open('c', teacher('zhao', 'small'), 20);
  expect(gone).toEqual(['b']);
  // The loop ends, because the unloaded document returns only if there is space.
  refused('b', teacher('chen', 'large'), 40);
  expect(room.bytes).toBe(70);
});

it('the memory limit unloads idle documents before it refuses, and keeps documents that are being edited', () => {
  open('held', teacher('wang'), 50);
  open('edited', teacher('li'), 50);
  now += 299_000;
  room.grow(of('edited'), 0);
  refused('new', teacher('chen'), 20);
  now += 2_000;
  open('new', teacher('chen'), 20);
  expect(gone).toEqual(['held']);
});

it('the memory limit never refuses a lesson because of other documents, and unloads the least recently used one', () => {
  open('a', teacher('wang'), 60);
  open('b', teacher('li'), 40);
  room.look(of('b'), teacher('chen'));
  open('lesson', teacher('zhao'), 20, true);
  expect(gone).toEqual(['a']);
  for (let count = 0; count < 30; count += 1) open(`lesson ${count}`, teacher(`teacher ${count}`), 10, true);
  expect(gone).toEqual(['a', 'b']);
  refused('c', teacher('wang'), 20);
});

it('the memory limit keeps lessons and documents of schools when accounts without a school fill it, also with lessons', () => {
  open('a', teacher('wang'), 60);
  open('lesson', teacher('li'), 40, true);
  open('of a stranger', stranger('one'), 15, true);
  refused('another', stranger('one'), 15, true);
  expect(gone).toEqual([]);
});

it('the memory limit admits small documents when large ones have filled the total', () => {
  open('a', teacher('wang'), 60);
  open('b', teacher('li'), 40);
  refused('large', teacher('chen'), 3);
  for (let count = 0; count < 5; count += 1) open(`small ${count}`, teacher(`teacher ${count}`), 2);
  refused('small', teacher('chen'), 2);
});

it('the memory limit counts a document for the school account that has it open, even if another account opened it first', () => {
  open('a', stranger('one'), 20);
  room.look(of('a'), teacher('wang'));
  open('b', stranger('one'), 20);
  open('c', teacher('li'), 60);
  open('d', teacher('chen'), 20);
  expect(gone).toEqual(['b']);
  room.leave(of('a'), teacher('wang'));
  open('e', teacher('chen'), 10);
  expect(gone).toEqual(['b', 'a']);
});

it('the memory limit refuses a connection to a document that is being unloaded', () => {
  open('a', stranger('one'), 20);
  open('b', teacher('wang'), 60);
  open('c', teacher('li'), 40);
  expect(gone).toEqual(['a']);
  expect(room.look(of('a'), stranger('two'))).toBe(false);
});

it('the memory limit keeps every teacher’s document in any order in which 40 other accounts connect and disconnect (seed 20261128)', () => {
  let seed = 20_261_128;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  const large = new OpenRoom(OPEN_LIMITS, () => now);
  const lost: string[] = [];
  for (let count = 0; count < 600; count += 1) {
    now += 8_000;
    const name = `stranger ${count % 40} ${count % 7}`;
    const toOpen = { bytes: Math.floor(random() * 8_000_000), isLesson: false, letGo: () => undefined };
    try {
      large.take(of(name), stranger(name.slice(0, 11)), toOpen);
    } catch {
      large.free(of(name));
    }
    if (count % 40 === 20) {
      const mine = `teacher ${count}`;
      const letGo = () => lost.push(mine);
      large.take(of(mine), teacher(mine), { bytes: 2_000_000, isLesson: false, letGo });
      for (const key of documents.keys()) if (key.startsWith('teacher')) large.grow(of(key), 0);
    }
    for (const key of documents.keys()) if (key.startsWith('teacher')) large.grow(of(key), 0);
  }
  expect(lost).toEqual([]);
});
