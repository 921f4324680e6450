import { describe, expect, it } from 'vitest';
import type { Pupil } from '../../classes/index.ts';
import { keptNames, namesIn, peopleOf } from './people.ts';

const pupil = (user_id: string, real_name: string, student_number = ''): Pupil => ({
  user_id,
  real_name,
  student_number,
  seat: null,
  nick_name: '',
  head_icon_path: '',
  group_name: '',
});
const taught = (pupils: readonly Pupil[]) => ({
  type: 'there' as const,
  schoolClass: {
    class_id: 'c',
    class_name: '三年级2班',
    class_type: 'CLASS' as const,
    class_nick_name: '',
    org_id: '',
    archived: false,
  },
  pupils,
  kept: false,
});
const namesOf = (people: ReturnType<typeof peopleOf>) =>
  people.type === 'there' ? people.people.map(({ name }) => name) : people.type;

describe('the people of a lesson', () => {
  it('are the pupils of its class, and two with the same name are distinguished', () => {
    const pupils = [pupil('a', '王芳', '3'), pupil('b', '李明'), pupil('c', '王芳', '9'), pupil('d', '王芳')];
    const people = peopleOf(taught(pupils), ['typed']);
    expect(namesOf(people)).toEqual(['王芳 (3)', '李明', '王芳 (9)', '王芳 (4)']);
    expect(people).toMatchObject({ typed: false });
    const alike = [pupil('a', '王芳', '2'), pupil('b', '王芳'), pupil('c', '王芳', '2')];
    expect(new Set(namesOf(peopleOf(taught(alike), []))).size).toBe(3);
  });

  it('are the typed names when there is no class or it has no pupils', () => {
    for (const none of [{ type: 'none' } as const, taught([])]) {
      expect(peopleOf(none, ['甲', '乙'])).toMatchObject({
        typed: true,
        people: [{ key: '甲', named: { name: '甲' } }, { key: '乙' }],
      });
    }
  });

  it('are not listed while the class is loading or has failed to load', () => {
    expect(namesOf(peopleOf({ type: 'asked' }, ['甲']))).toBe('asked');
    expect(namesOf(peopleOf({ type: 'failed' }, ['甲']))).toBe('failed');
  });
});

describe('typed names', () => {
  it('are split at lines, commas and tabs, without duplicates', () => {
    expect(namesIn('王芳，李明、张伟\n王芳\t 赵 敏 ;;\r\n王芳')).toEqual([
      '王芳',
      '李明',
      '张伟',
      '王芳 2',
      '赵敏',
      '王芳 3',
    ]);
  });

  it('are names only, without padding blanks, when a list is pasted from a spreadsheet', () => {
    expect(namesIn('1\t李  四\t男\n2\tAda  Lovelace\t女')).toEqual(['李四', 'Ada Lovelace']);
    expect(namesIn('1，2，3')).toEqual(['1', '2', '3']);
  });

  it('are at most two hundred, each no longer than an event accepts', () => {
    const many = namesIn(Array.from({ length: 300 }, () => '长'.repeat(100)).join('\n'));
    expect(many).toHaveLength(200);
    expect(Math.max(...many.map((name) => name.length))).toBeLessThanOrEqual(64);
  });

  it('are empty when the stored value is invalid', () => {
    for (const value of [undefined, null, 7, 'x', {}]) expect(keptNames(value)).toEqual([]);
    expect(keptNames(['甲', 7, '', '乙\n丙', '赵 敏'])).toEqual(['甲', '乙', '丙', '赵 敏']);
  });
});
