import { expect, it } from 'vitest';
import type { Person } from '../../../parts/class-tools/index.ts';
import { chosenOptions } from './chosen-options.ts';

const person = (id: string, group = ''): Person => ({
  key: id,
  name: `名${id}`,
  named: { member_id: id },
  pupil: {
    user_id: id,
    real_name: `名${id}`,
    nick_name: '',
    student_number: '',
    head_icon_path: '',
    group_name: group,
    seat: null,
  },
});
const all = [person('a', '一组'), person('b', '一组'), person('c', '二组'), person('d')];
const [a, b, c] = all as [Person, Person, Person];

it('tells the service the ids of who is chosen, the groups that are chosen whole, and that points are given at once', () => {
  expect(chosenOptions([a, b, c], all)).toEqual({
    students: ['a', 'b', 'c'],
    groups: ['一组', '二组'],
    onlyAssessmentDialog: true,
  });
  expect(chosenOptions([a], all)).toEqual({ students: ['a'], groups: [], onlyAssessmentDialog: true });
});

it('opens the service on the whole class where nobody is chosen, everybody is, or more than an address holds', () => {
  expect(chosenOptions([], all)).toEqual({ onlyAssessmentDialog: false });
  expect(chosenOptions(all, all)).toEqual({ groups: ['一组', '二组'], onlyAssessmentDialog: true });
  const many = Array.from({ length: 200 }, (_, index) => person(`p${index}`));
  expect(chosenOptions(many.slice(0, 199), many).students).toBeUndefined();
});

it('tells nobody’s name: whose name was typed in class is left out', () => {
  const typed: Person = { key: '小明', name: '小明', named: { name: '小明' }, pupil: undefined };
  expect(JSON.stringify(chosenOptions([typed, a], [...all, typed]))).not.toMatch(/小明|名a/);
  expect(chosenOptions([typed], [typed])).toEqual({ onlyAssessmentDialog: false });
});
