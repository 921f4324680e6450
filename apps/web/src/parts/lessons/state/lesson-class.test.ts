import type { SchoolClass } from '@lectern/protocol/classes';
import { describe, expect, it, vi } from 'vitest';
import { type ClassesAsked, LessonClass } from './lesson-class.ts';

const schoolClass = (class_id: string): SchoolClass => ({
  class_id,
  class_type: 'CLASS',
  class_name: class_id,
  class_nick_name: '',
  org_id: 'school',
  archived: false,
});

/** A school with two classes, of which the teacher has selected the second. */
function asked(change: Partial<ClassesAsked> = {}): ClassesAsked {
  const classes = [schoolClass('a'), schoolClass('b')];
  return {
    classes: async () => ({ classes, kept: false }),
    chosenClass: async () => classes[1],
    chooseClass: async () => undefined,
    pupils: async () => ({ pupils: [], kept: true }),
    ...change,
  };
}

async function taught(begunWith: string | null | undefined, classes: ClassesAsked): Promise<LessonClass> {
  const found = new LessonClass('chen', begunWith, classes);
  await vi.waitFor(() => expect(found.taught.get().type).not.toBe('asked'));
  return found;
}

describe('the class of a lesson', () => {
  it('is the selected class, with its pupils, unless the lesson was begun with another class', async () => {
    const found = await taught(undefined, asked());
    expect(found.taught.get()).toMatchObject({ type: 'there', schoolClass: { class_id: 'b' }, kept: true });
    expect(found.id).toBe('b');
    expect((await taught('a', asked())).id).toBe('a');
  });

  it('is "none" when the lesson was begun without a class or the teacher has none', async () => {
    expect((await taught(null, asked())).taught.get()).toEqual({ type: 'none' });
    const none = await taught(undefined, asked({ chosenClass: async () => undefined }));
    expect(none.taught.get()).toEqual({ type: 'none' });
    expect(none.id).toBeNull();
  });

  it('sends changes of seats one after the other, and continues after a refused change', async () => {
    const sent: unknown[] = [];
    let answer: (() => void) | undefined;
    const send = async (_: string, moved: readonly unknown[]) => {
      sent.push(moved[0]);
      if (sent.length === 1) {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        throw new Error('SEAT_TAKEN');
      }
    };
    const found = new LessonClass('chen', 'a', asked(), send);
    await vi.waitFor(() => expect(found.taught.get().type).toBe('there'));
    const move = (row: number) => ({ user_id: 'u', member_id: 'm', seat: { row, column: 1 } });
    const refused = found.moveSeats([move(1)]);
    const taken = found.moveSeats([move(2)]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).toEqual([move(1)]);
    answer?.();
    await expect(refused).rejects.toThrow('SEAT_TAKEN');
    await taken;
    expect(sent).toEqual([move(1), move(2)]);
  });

  it('can be loaded again after it failed to load', async () => {
    let isUp = false;
    const pupils = async () => {
      if (!isUp) throw new Error('no network');
      return { pupils: [], kept: false };
    };
    const found = await taught('a', asked({ pupils }));
    expect(found.taught.get()).toEqual({ type: 'failed' });
    expect(found.id, 'the lesson has the id of the class').toBe('a');
    isUp = true;
    await found.ask();
    expect(found.taught.get()).toMatchObject({ type: 'there', schoolClass: { class_id: 'a' } });
  });

  it('follows the class that the teaching panel announces, and stays shown while it is loaded again', async () => {
    let read = 0;
    const pupils = async () => {
      read += 1;
      if (read > 2) throw new Error('no network');
      return { pupils: [], kept: false };
    };
    const followed = await taught('a', asked({ pupils }));
    const seen: string[] = [];
    followed.taught.subscribe(() => seen.push(followed.taught.get().type));
    await followed.hear('a');
    expect([read, seen]).toEqual([2, ['there']]);
    await followed.hear('a');
    expect([read, followed.taught.get().type]).toEqual([3, 'there']);
    await followed.hear(null);
    expect([followed.id, followed.taught.get().type]).toEqual([null, 'none']);
  });

  it('is the last announced class, even when the pupils of the previous class arrive later', async () => {
    const answers = new Map<string, () => void>();
    const pupils = (_: string, id: string) =>
      new Promise<{ pupils: []; kept: boolean }>((resolve) => {
        answers.set(id, () => resolve({ pupils: [], kept: false }));
      });
    const followed = new LessonClass('chen', 'a', asked({ pupils }));
    await vi.waitFor(() => expect([...answers.keys()]).toEqual(['a']));
    const heard = followed.hear('b');
    await vi.waitFor(() => expect([...answers.keys()]).toEqual(['a', 'b']));
    answers.get('b')?.();
    await heard;
    answers.get('a')?.();
    await Promise.resolve();
    await Promise.resolve();
    expect(followed.taught.get()).toMatchObject({ schoolClass: { class_id: 'b' } });
  });
});
