import type { ClassEvent } from '@lectern/protocol/lessons';
import { describe, expect, it } from 'vitest';
import type { NewClassEvent } from '../state/taught-lesson.ts';
import { lessonSums } from './lesson-sums.ts';

const NAMES: Readonly<Record<string, string>> = { m1: '王小明', m2: '李华' };
const GONE = '已离班';
const nameOf = (id: string) => NAMES[id];

function said(...events: readonly NewClassEvent[]): readonly ClassEvent[] {
  return events.map((event, index) => ({ ...event, id: `e${index}`, at: index }) as ClassEvent);
}

const [ming, hua] = [{ member_id: 'm1' }, { member_id: 'm2' }];

describe('the sums of a lesson', () => {
  it('are empty without events', () => {
    expect(lessonSums([], nameOf, GONE)).toEqual({
      pages: [],
      calls: 0,
      points: 0,
      praise: 0,
      absent: 0,
      pupils: [],
      teams: [],
      tools: [],
    });
  });

  it('contain calls, points, praise and attendance, by pupil and in total', () => {
    const sums = lessonSums(
      said(
        { kind: 'called', pupils: [ming] },
        { kind: 'called', pupils: [ming, hua] },
        { kind: 'scored', pupils: [hua], points: 3, item: '回答' },
        { kind: 'scored', pupils: [ming, hua], points: -1, item: '走神' },
        { kind: 'praised', pupils: [{ name: '来宾' }] },
        { kind: 'attendance', pupils: [ming], state: 'late' },
        { kind: 'attendance', pupils: [ming], state: 'absent' },
      ),
      nameOf,
      GONE,
    );
    expect(sums).toMatchObject({ calls: 3, points: 1, praise: 1, absent: 1 });
    expect(sums.pupils).toEqual([
      { name: '李华', called: 1, points: 2, praised: 0, attendance: undefined },
      { name: '来宾', called: 0, points: 0, praised: 1, attendance: undefined },
      { name: '王小明', called: 2, points: -1, praised: 0, attendance: 'absent' },
    ]);
  });

  it('name a pupil who left the class with a placeholder, separate from a typed name equal to their id', () => {
    const sums = lessonSums(
      said({ kind: 'called', pupils: [{ member_id: 'm9' }] }, { kind: 'called', pupils: [{ name: 'm9' }] }),
      nameOf,
      GONE,
    );
    expect(sums.pupils.map(({ name, called }) => [name, called])).toEqual([
      ['已离班', 1],
      ['m9', 1],
    ]);
  });

  it('contain the last state of the teams, pages in order, and tools by use', () => {
    const team = (name: string, points: number) => ({ name, points, pupils: [ming] });
    const sums = lessonSums(
      said(
        { kind: 'page', page_id: 'a', number: 1, milliseconds: 5000 },
        { kind: 'page', page_id: 'b', number: 2, milliseconds: 7000 },
        { kind: 'page', page_id: 'a', number: 1, milliseconds: 1000 },
        { kind: 'teams', teams: [team('红队', 9), team('蓝队', 1)] },
        { kind: 'teams', teams: [team('红队', 10), team('蓝队', 12)] },
        { kind: 'tool', code: 'timer' },
        { kind: 'tool', code: 'Quiet' },
        { kind: 'tool', code: 'Quiet' },
      ),
      nameOf,
      GONE,
    );
    expect(sums.pages.map(({ number, milliseconds, times }) => [number, milliseconds, times])).toEqual([
      [1, 6000, 2],
      [2, 7000, 1],
    ]);
    expect(sums.teams).toEqual([
      { name: '蓝队', points: 12, pupils: ['王小明'] },
      { name: '红队', points: 10, pupils: ['王小明'] },
    ]);
    expect(sums.tools).toEqual([
      { code: 'Quiet', times: 2 },
      { code: 'timer', times: 1 },
    ]);
  });
});
