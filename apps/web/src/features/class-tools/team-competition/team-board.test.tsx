import { LessonDocument } from '@lectern/courseware/lesson';
import { beforeAll, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { changeLanguage } from '../../../platform/i18n/language.ts';
import { drawn } from '../../../platform/testing/drawn.tsx';
import { keepTeams, score, TEAMS_STATE, teamsIdOf } from './lesson-teams.ts';
import { TeamBoard, type TeamBoardProps } from './team-board.tsx';

vi.hoisted(() => {
  const location = new URL('http://lectern.test/');
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location }));
});
beforeAll(() => changeLanguage('zh'));

const NONE: readonly unknown[] = [];
const NOBODY = { type: 'none' };
const EVENTS = { get: () => NONE, subscribe: () => () => undefined };
const TAUGHT = { get: () => NOBODY, subscribe: () => () => undefined };

function lessonWith(teams: number) {
  const document = new LessonDocument(new Y.Doc());
  const lesson = {
    ...{ id: 'l1', state: (id: string) => document.state(id), events: EVENTS, classTaught: TAUGHT },
    ...{ now: () => 1_000, add: () => undefined },
  } as unknown as TeamBoardProps['tool']['lesson'];
  if (teams > 0)
    keepTeams(
      lesson,
      Array.from({ length: teams }, () => []),
    );
  const board = (wide = false) => {
    const html = drawn(<TeamBoard tool={{ lesson, id: 'teams' }} wide={wide} />);
    const points = [...html.matchAll(/<strong[^>]*>(.*?)<\/strong>/g)].map(([, text]) => text);
    return { html, points, buttons: html.match(/<button/g)?.length ?? 0 };
  };
  return { lesson, board };
}
it('offers numbers of teams when there are none', () => {
  expect(lessonWith(0).board().buttons).toBe(6);
});

it('shows the points of each team, which can be added and deducted', () => {
  const { lesson, board } = lessonWith(2);
  score(lesson.state(TEAMS_STATE), 1, 1, 5);
  const { points, buttons, html } = board();
  expect([points, buttons]).toEqual([['0', '1'], 7]);
  expect(html).not.toContain('data-wide');
  expect(board(true).html).toContain('data-wide');
});

it('can undo only when there are scores', () => {
  const { lesson, board } = lessonWith(2);
  expect(board().html.match(/disabled=""/g)).toHaveLength(1);
  score(lesson.state(TEAMS_STATE), 0, 1, 5);
  expect(board().html).not.toContain('disabled=""');
});

it('shows the result of these teams only, the first team first', () => {
  const { lesson, board } = lessonWith(2);
  score(lesson.state(TEAMS_STATE), 1, 1, 5);
  lesson.state('teams').change({ resultOf: 'of other teams' });
  expect(board().html).not.toContain('<ol');
  lesson.state('teams').change({ resultOf: teamsIdOf(lesson.state(TEAMS_STATE).get()) } as never);
  const { html } = board();
  expect(html).toContain('<ol');
  expect(html.match(/data-first/g)).toHaveLength(1);
  expect(html.indexOf('data-first')).toBeLessThan(html.lastIndexOf('<li'));
});
