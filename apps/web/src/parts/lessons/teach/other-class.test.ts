import type { SchoolClass } from '@lectern/protocol/classes';
import { describe, expect, it } from 'vitest';
import type { Pupil } from '../../classes/index.ts';
import { LessonClass, type SendSeats } from '../state/lesson-class.ts';

const schoolClass = (class_id: string): SchoolClass => ({
  class_id,
  class_name: class_id,
  class_type: 'CLASS',
  class_nick_name: '',
  org_id: '',
  archived: false,
});
const pupil = (user_id: string, column: number): Pupil => ({
  user_id,
  seat: { row: 1, column },
  real_name: user_id,
  student_number: '',
  nick_name: '',
  head_icon_path: '',
  group_name: '',
});

function setUp(sendSeats: SendSeats = async () => undefined) {
  const book = { classes: [schoolClass('a'), schoolClass('b')], chosen: 'a' };
  const taught = new LessonClass(
    'chen',
    undefined,
    {
      classes: async () => ({ classes: book.classes, kept: false }),
      chosenClass: async () => book.classes.find(({ class_id }) => class_id === book.chosen),
      pupils: async (_, classId) => ({
        pupils: [pupil(`${classId}1`, 1), pupil(`${classId}2`, 2)],
        kept: false,
      }),
      chooseClass: async (_, classId) => {
        book.chosen = classId;
      },
    },
    sendSeats,
  );
  const columns = () => {
    const now = taught.taught.get();
    return now.type === 'there' ? now.pupils.map(({ seat }) => seat?.column) : now.type;
  };
  return { taught, book, columns };
}

const exchanged = [
  { member_id: 'a1', seat: { row: 1, column: 2 } },
  { member_id: 'a2', seat: { row: 1, column: 1 } },
];

describe('the class of a lesson', () => {
  it('changes when the teacher selects another class for this lesson', async () => {
    const { taught } = setUp();
    await taught.ask();
    expect(taught.id).toBe('a');
    await taught.choose('b', true);
    expect(taught.id).toBe('b');
  });

  it('stays when another class is selected for later lessons', async () => {
    const { taught, book } = setUp();
    await taught.ask();
    await taught.choose('b', false);
    expect(taught.id).toBe('a');
    expect(book.chosen).toBe('b');
  });

  it('shows changed seats at once', async () => {
    const { taught, columns } = setUp(() => new Promise(() => undefined));
    await taught.ask();
    void taught.moveSeats(exchanged);
    expect(columns()).toEqual([2, 1]);
  });

  it('shows the previous seats when the server refuses the change', async () => {
    const { taught, columns } = setUp(() => Promise.reject(new Error('SEAT_TAKEN')));
    await taught.ask();
    await expect(taught.moveSeats(exchanged)).rejects.toThrow('SEAT_TAKEN');
    expect(columns()).toEqual([1, 2]);
  });
});
