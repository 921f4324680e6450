import { describe, expect, it } from 'vitest';
import { identitiesEn, identitiesZh } from '../../../parts/identities.ts';
import { peopleLines, peopleRules, type TypedPerson } from './people-columns.ts';

const { pastedLines } = await import('../../../parts/table-file/lazy.ts');

function peopleOf(text: string): readonly TypedPerson[] {
  const read = pastedLines(text, peopleRules);
  if (read.kind === 'fault') throw new Error(read.fault);
  return peopleLines(read.lines);
}
function faultOf(text: string): string {
  const read = pastedLines(text, peopleRules);
  if (read.kind === 'fault') return read.fault;
  return read.lines.length === 0 ? 'nothing' : 'none';
}

describe('a list of people', () => {
  it('is read by its column names, in any order, below a title', () => {
    const text =
      '2026 学年教师名单\n工号\t姓名（必填）\t账号*\t身份\n1001\t陈晓\tchenxiao\t教师、教务\n\t李雷\tlilei\t';
    expect(peopleOf(text)).toEqual([
      {
        line: 3,
        loginName: 'chenxiao',
        realName: '陈晓',
        code: '1001',
        identities: ['TEACHER', 'ACADEMIC_STAFF'],
      },
      { line: 4, loginName: 'lilei', realName: '李雷', code: '', identities: ['TEACHER'] },
    ]);
    expect(peopleOf('Login name,Name,Role\nann,Ann,Administrator')[0]?.identities).toEqual(['EDU_ADMIN']);
  });

  it.each([identitiesZh, identitiesEn])(
    'is read when each role is written as on the screens, %o',
    (names) => {
      for (const [identity, name] of Object.entries(names))
        expect(peopleOf(`Login name\tName\tRole\nann\tAnn\t${name}`)[0]?.identities).toEqual([identity]);
    },
  );

  it('reports an unknown role, and rejects a formula as a name', () => {
    const people = peopleOf('账号\t姓名\t身份\nchen\t陈\t校长\nli\t=A1&B1\t教师');
    expect(people.map(({ fault }) => fault)).toEqual([
      { kind: 'identityUnknown', text: '校长' },
      { kind: 'formula' },
    ]);
  });

  it('is rejected when its columns are different, it is empty, or it is too long', () => {
    expect(faultOf('学号\t姓名\n1\t陈晓')).toBe('noColumns');
    expect(faultOf('chenxiao\t陈晓')).toBe('noColumns');
    expect(faultOf('账号\t姓名')).toBe('nothing');
    expect(faultOf('')).toBe('empty');
    const lines = (count: number) =>
      ['账号\t姓名', ...Array.from({ length: count }, (_, index) => `user${index}\t老师${index}`)].join('\n');
    expect(faultOf(lines(500))).toBe('none');
    expect(faultOf(lines(1001))).toBe('tooManyRows');
  });
});
