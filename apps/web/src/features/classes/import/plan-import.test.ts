import { describe, expect, it } from 'vitest';
import type { Pupil } from '../../../parts/classes/index.ts';
import { type PlannedLine, planImport } from './plan-import.ts';
import type { PupilLine } from './pupil-columns.ts';

const pupil = (real_name: string, student_number = '', more: Partial<Pupil> = {}): Pupil => ({
  user_id: `${real_name}${student_number}`,
  real_name,
  student_number,
  nick_name: '',
  head_icon_path: '',
  group_name: '',
  seat: null,
  ...more,
});
const plan = (lines: readonly Omit<PupilLine, 'line'>[], present: readonly Pupil[] = []) =>
  planImport(
    lines.map((each, index) => ({ line: index + 1, ...each })),
    present,
  );
const said = (planned: readonly PlannedLine[]) =>
  planned.map((each) => (each.kind === 'refused' ? each.reason : each.kind));

describe('an import plan', () => {
  it('adds new pupils, changes pupils whose data differ, and leaves the others unchanged', () => {
    const present = [pupil('白雨桐', '1'), pupil('蔡明轩', '2', { group_name: '一组' }), pupil('曹子涵')];
    const planned = plan(
      [
        { name: '白雨桐', number: '1' },
        { name: '蔡明轩', number: '2', group: '二组' },
        { name: '曹子涵', number: '3' },
        { name: '陈思远', number: '4' },
      ],
      present,
    );
    expect(said(planned)).toEqual(['same', 'changed', 'changed', 'new']);
    expect(planned.map((each) => ('words' in each ? each.words : undefined))).toEqual([
      undefined,
      { group_name: '二组' },
      { student_number: '3' },
      { real_name: '陈思远', student_number: '4' },
    ]);
  });

  it('changes nothing when the table was imported before', () => {
    const lines = [
      { name: '王芳', number: '1', group: '一组' },
      { name: '王芳', number: '2' },
      { name: '李明' },
    ];
    expect(said(plan(lines))).toEqual(['new', 'new', 'new']);
    const present = [pupil('王芳', '1', { group_name: '一组' }), pupil('王芳', '2'), pupil('李明')];
    expect(said(plan(lines, present))).toEqual(['same', 'same', 'same']);
  });

  it('matches a pupil by number when the name differs, and keeps a number when the cell is empty', () => {
    const [changed] = plan([{ name: '白雨彤', number: '1' }], [pupil('白雨桐', '1')]);
    expect(changed).toMatchObject({ kind: 'changed', words: { real_name: '白雨彤' } });
    expect(said(plan([{ name: '白雨桐', number: '' }], [pupil('白雨桐', '1')]))).toEqual(['same']);
  });

  it('refuses lines of the same name that no number distinguishes, in the table and in the class', () => {
    expect(said(plan([{ name: '王芳' }, { name: '王芳' }, { name: '李明' }]))).toEqual([
      'sameName',
      'sameName',
      'new',
    ]);
    const twins = [pupil('王芳', '1'), pupil('王芳', '2')];
    expect(said(plan([{ name: '王芳' }], twins))).toEqual(['manyOfName']);
    expect(said(plan([{ name: '王芳', number: '3' }], twins))).toEqual(['new']);
    expect(
      said(
        plan([
          { name: '甲', number: '1' },
          { name: '乙', number: '1' },
        ]),
      ),
    ).toEqual(['sameNumber', 'sameNumber']);
    expect(said(plan([{ name: '王芳', number: '1' }, { name: '王芳' }], [pupil('王芳', '1')]))).toEqual([
      'same',
      'sameName',
    ]);
  });

  it('refuses a name that is empty, a formula, too long or contains characters that change the text direction, and an invalid seat', () => {
    const lines = [
      { name: '', number: '1' },
      { name: '=A1' },
      { name: '名'.repeat(65) },
      { name: 'a\u202eb' },
      { name: '白雨桐', seat: 'wrong' as const },
      { name: '<b>王芳</b>' },
    ];
    expect(said(plan(lines))).toEqual(['noName', 'formula', 'tooLong', 'badCharacters', 'badSeat', 'new']);
  });

  it('refuses a seat that is taken, and accepts two pupils who exchange seats', () => {
    const [front, back] = [
      { row: 1, column: 1 },
      { row: 2, column: 1 },
    ];
    const present = [pupil('白雨桐', '1', { seat: front }), pupil('蔡明轩', '2', { seat: back })];
    expect(said(plan([{ name: '新', seat: front }], present))).toEqual(['seatTaken']);
    const exchanged = [
      { name: '白雨桐', number: '1', seat: back },
      { name: '蔡明轩', number: '2', seat: front },
    ];
    expect(said(plan(exchanged, present))).toEqual(['changed', 'changed']);
    expect(
      said(
        plan([
          { name: '甲', seat: front },
          { name: '乙', seat: front },
        ]),
      ),
    ).toEqual(['new', 'seatTaken']);
  });

  it('refuses further lines at 200 pupils, pupils already in the class included', () => {
    const present = Array.from({ length: 199 }, (_, index) => pupil(`学生${index}`, String(index)));
    expect(said(plan([{ name: '甲' }, { name: '乙' }], present))).toEqual(['new', 'full']);
  });
});
