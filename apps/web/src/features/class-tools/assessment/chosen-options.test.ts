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

it('chosenOptions returns the ids of selected pupils, completely selected groups, and whether to open the dialog', () => {
  expect(chosenOptions([a, b, c], all)).toEqual({
    students: ['a', 'b', 'c'],
    groups: ['一组', '二组'],
    onlyAssessmentDialog: true,
  });
  expect(chosenOptions([a], all)).toEqual({ students: ['a'], groups: [], onlyAssessmentDialog: true });
});

it('chosenOptions returns the whole class when no pupil or every pupil is selected, or more than an address can contain', () => {
  expect(chosenOptions([], all)).toEqual({ onlyAssessmentDialog: false });
  expect(chosenOptions(all, all)).toEqual({ groups: ['一组', '二组'], onlyAssessmentDialog: true });
  const many = Array.from({ length: 200 }, (_, index) => person(`p${index}`));
  expect(chosenOptions(many.slice(0, 199), many).students).toBeUndefined();
});

it('chosenOptions never contains a name: typed names are left out', () => {
  const typed: Person = { key: '小明', name: '小明', named: { name: '小明' }, pupil: undefined };
  expect(JSON.stringify(chosenOptions([typed, a], [...all, typed]))).not.toMatch(/小明|名a/);
  expect(chosenOptions([typed], [typed])).toEqual({ onlyAssessmentDialog: false });
});
