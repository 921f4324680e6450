import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accountRow,
  documentRow,
  lessonRow,
  openTestDatabase,
  ROW_TIME,
} from '../../../test/setup/test-database.ts';
import { ParticipantsStore } from './participants.store.ts';
import type { ParticipantTables } from './participants.tables.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<ParticipantTables>();
const store = new ParticipantsStore(database);
afterAll(() => opened.close());

const at = (ms: number) => new Date(ROW_TIME.getTime() + ms);
await accountRow(opened.database, { id: 'chen' });
await documentRow(opened.database, { id: 'courseware', owner_id: 'chen' });

beforeEach(async () => {
  await database.deleteFrom('lesson').execute();
  for (const id of ['l', 'm'])
    await lessonRow(opened.database, { id, teacher_id: 'chen', courseware_id: 'courseware' });
});

const setting = { naming: 'typed', admits: true } as const;
const open = (lessonId: string, code: string, more = {}, now = 0) =>
  store.open(lessonId, { code, key: `key ${code}` }, { ...setting, ...more }, at(now), at(now));
const end = (id: string) =>
  database
    .updateTable('lesson')
    .set({ end_at: at(50) })
    .where('id', '=', id)
    .execute();

const room = { present: 3, ofRoster: 1, ever: 9 };
let phones = 0;
async function join(
  name: string,
  more: object = {},
  now = 0,
  limits = room,
  door = { lessonId: 'l', code: '1' },
) {
  phones += 1;
  const phone = {
    id: name,
    memberId: null,
    name,
    nameKey: name,
    tokenHash: Buffer.from(`token ${phones}`),
    phoneHash: null,
    freeAt: at(1_000),
  };
  return store.join(door, { ...phone, ...more }, limits, at(now));
}
const present = async (lessonId = 'l') => (await store.list(lessonId)).map(({ id }) => id);

describe('a lesson that is open for phones', () => {
  it('keeps its code and key, and gets the new setting', async () => {
    expect(await open('l', '1')).toEqual({ code: '1' });
    expect(await open('l', '2', { naming: 'roster', admits: false })).toEqual({ code: '1' });
    expect(await store.find('l')).toMatchObject({
      code: '1',
      key: 'key 1',
      naming: 'roster',
      admits: false,
      version: 2,
    });
    expect((await store.find('m'))?.code).toBeNull();
    expect(await store.find('none')).toBeUndefined();
  });

  it('may not have the code of another lesson', async () => {
    await open('l', '1');
    expect(await open('m', '1')).toBeUndefined();
    expect(await open('m', '2')).toEqual({ code: '2' });
  });

  it('is found by its code until it ends', async () => {
    await open('l', '1');
    expect((await store.findByCode('1'))?.lessonId).toBe('l');
    expect(await store.findByCode('2')).toBeUndefined();
    await end('l');
    expect(await store.findByCode('1')).toBeUndefined();
  });

  it('is closed: its code is free and its phones are removed', async () => {
    await open('l', '1');
    await open('m', '2');
    await join('ming');
    await join('hua', {}, 0, room, { lessonId: 'm', code: '2' });
    await store.close(['l'], at(5));
    expect(await store.find('l')).toMatchObject({ code: null, key: '', version: 2 });
    expect([await present('l'), await present('m')]).toEqual([[], ['hua']]);
    expect(await open('l', '3', {}, 9)).toEqual({ code: '3' });
    expect((await store.find('l'))?.key).toBe('key 3');
  });

  it('is left when its panel was not connected for long', async () => {
    await open('l', '1', {}, 0);
    await open('m', '2', {}, 5);
    expect(await store.left(at(5))).toEqual(['l']);
    await store.notePanels([], at(9));
    await store.notePanels(['l'], at(9));
    expect(await store.left(at(9))).toEqual(['m']);
    await store.close(['m'], at(9));
    expect(await store.left(at(99))).toEqual(['l']);
  });

  it('is among the lessons that show its courseware until it ends', async () => {
    await open('l', '1');
    expect(await store.showing('courseware')).toEqual([{ lessonId: 'l', teacherId: 'chen' }]);
    expect(await store.showing('other')).toEqual([]);
    await end('l');
    expect(await store.showing('courseware')).toEqual([]);
  });

  it('shows the pages of its courseware when they are pictured', async () => {
    await open('l', '1');
    expect((await store.find('l'))?.picturesOf).toBeNull();
    await store.setPictured('l', true);
    expect((await store.find('l'))?.picturesOf).toBe('courseware');
  });

  it('shows a page once', async () => {
    await open('l', '1');
    const page = { number: 2, count: 9, title: 'a' } as never;
    expect(await store.showPage('l', page, at(1))).toBe(true);
    expect(await store.showPage('l', page, at(2))).toBe(false);
    expect(await store.showPage('l', { ...(page as object), title: 'b' } as never, at(2))).toBe(true);
    expect(await store.showPage('l', { ...(page as object), title: 'b', count: 8 } as never, at(2))).toBe(
      true,
    );
    expect((await store.find('l'))?.page).toMatchObject({ number: 2, count: 8, title: 'b', covered: false });
    expect(await store.showPage('m', page, at(1))).toBe(false);
  });
});

describe('a phone that joins', () => {
  beforeEach(async () => {
    await open('l', '1');
  });

  it('is refused while joining is closed, and with another code', async () => {
    expect(await join('ming')).toBe('joined');
    expect(await join('hua', {}, 0, room, { lessonId: 'l', code: '2' })).toBe('shut');
    await open('l', '1', { admits: false });
    expect(await join('hua')).toBe('shut');
  });

  it('may not have the name of a phone that is present, or was a moment ago', async () => {
    await join('ming', { nameKey: 'name' });
    expect(await join('second', { nameKey: 'name' }, 999)).toBe('taken');
    expect(await join('third', { nameKey: 'name' }, 1_000)).toBe('joined');
    expect(await present()).toEqual(['third']);
    await store.setThere(['third']);
    expect(await join('fourth', { nameKey: 'name' }, 5_000)).toBe('taken');
  });

  it('frees its earlier slot', async () => {
    const phoneHash = Buffer.from('phone');
    await join('ming', { phoneHash });
    expect(await join('hua', { phoneHash })).toBe('joined');
    expect(await present()).toEqual(['hua']);
  });

  it('is refused when all slots are used; some are reserved for pupils of the roster', async () => {
    expect([await join('a'), await join('b'), await join('c')]).toEqual(['joined', 'joined', 'full']);
    expect(await join('d', { memberId: 'member' })).toBe('joined');
    expect(await join('e', { memberId: 'other' })).toBe('full');
    // Phones that are absent for long are removed first.
    expect(await join('f', {}, 1_000)).toBe('joined');
    expect(await present()).toEqual(['f']);
  });

  it('replaces rows of phones that have left when there are very many', async () => {
    const limits = { ...room, ever: 2 };
    for (const name of ['a', 'b']) {
      await join(name, {}, 0, limits);
      await store.leave('l', name, at(1));
    }
    expect(await store.formerNames(['a', 'b'])).toHaveLength(2);
    expect(await join('c', {}, 2, limits)).toBe('joined');
    expect(await store.formerNames(['a', 'b'])).toEqual([]);
    expect(await store.formerNames([])).toEqual([]);
  });
});

describe('a phone in a lesson', () => {
  beforeEach(async () => {
    await open('l', '1');
    phones = 0;
    await join('ming');
  });

  it('is known by its token until it leaves', async () => {
    const token = Buffer.from('token 1');
    expect(await store.findByToken(token)).toMatchObject({
      id: 'ming',
      lesson_id: 'l',
      over: false,
      kind: 'pupil',
    });
    await end('l');
    expect((await store.findByToken(token))?.over).toBe(true);
    expect(await store.leave('m', 'ming', at(1))).toBe(false);
    expect(await store.leave('l', 'ming', at(1))).toBe(true);
    expect(await store.leave('l', 'ming', at(1))).toBe(false);
    expect(await store.findByToken(token)).toBeUndefined();
  });

  it('is in this lesson until it leaves or the lesson ends; a phone of the teacher after its admission', async () => {
    expect([await store.isIn('l', 'ming'), await store.isIn('m', 'ming')]).toEqual([true, false]);
    const set = (values: object) =>
      database.updateTable('lesson_participant').set(values).where('id', '=', 'ming').execute();
    await set({ kind: 'teacher' });
    expect(await store.isIn('l', 'ming')).toBe(false);
    await set({ confirmed_at: at(1) });
    expect(await store.isIn('l', 'ming')).toBe(true);
    await end('l');
    expect(await store.isIn('l', 'ming')).toBe(false);
  });

  it('is removed when it joined since a time, and joining is closed', async () => {
    await join('hua', {}, 5);
    await store.sendOutSince('l', at(5), at(9));
    expect(await present()).toEqual(['ming']);
    expect((await store.find('l'))?.admits).toBe(false);
  });

  it('is absent after its process ended, and present again when it connects', async () => {
    const freeAt = async () => (await store.findByToken(Buffer.from('token 1')))?.free_at;
    await store.setThere([]);
    await store.setThere(['ming']);
    expect(await freeAt()).toBeNull();
    await store.setAllAway(at(7));
    expect(await freeAt()).toEqual(at(7));
    await store.setAllAway(at(8));
    expect(await freeAt()).toEqual(at(7));
    await store.setAway(['ming'], at(9));
    expect(await freeAt()).toEqual(at(9));
    await store.setAway([], at(10));
    expect(await freeAt()).toEqual(at(9));
  });

  it('loses its typed name long after it joined', async () => {
    await join('hua', {}, 5);
    await store.forgetNames(at(5));
    const rows = await database.selectFrom('lesson_participant').selectAll().orderBy('id').execute();
    expect(rows.map(({ id, name, left_at }) => [id, name, left_at])).toEqual([
      ['hua', 'hua', null],
      ['ming', '', at(0)],
    ]);
  });
});
