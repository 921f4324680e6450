import { LessonDocument } from '@lectern/courseware/lesson';
import type { ClassEvent } from '@lectern/protocol/lessons';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import type { ToolLesson } from '../../../parts/lessons/index.ts';
import {
  hasScores,
  keepTeams,
  keptTeams,
  nameTeam,
  ranking,
  saveResult,
  score,
  TEAMS_STATE,
  undoScore,
} from './lesson-teams.ts';

/** A panel that teaches a lesson, with its document. */
function panel(doc = new Y.Doc()) {
  const document = new LessonDocument(doc);
  const said: ClassEvent[] = [];
  const lesson = {
    state: (name: string) => document.state(name),
    add(event: object) {
      const made = { id: `e${said.length}`, at: said.length, ...event } as ClassEvent;
      said.push(made);
      return made;
    },
    takeBack(event_id: string) {
      said.push({ id: `e${said.length}`, at: said.length, kind: 'undone', event_id });
    },
  } as unknown as ToolLesson;
  const state = lesson.state(TEAMS_STATE);
  return { doc, lesson, state, said, points: () => keptTeams(state.get()).map(({ points }) => points) };
}

describe('the teams of a lesson', () => {
  it('One tap scores, one tap undoes', () => {
    const { lesson, state, points } = panel();
    keepTeams(lesson, [['a', 'b'], ['c']]);
    score(state, 0, 1, 1);
    score(state, 1, 2, 2);
    expect(points()).toEqual([1, 2]);
    expect(undoScore(state)).toBe(true);
    expect(points()).toEqual([1, 0]);
    undoScore(state);
    expect([undoScore(state), hasScores(state.get())]).toEqual([false, false]);
  });

  it('have the sum of the points that two panels added at the same time', () => {
    const one = panel();
    keepTeams(one.lesson, [['a'], ['b']]);
    const other = panel();
    Y.applyUpdate(other.doc, Y.encodeStateAsUpdate(one.doc));
    score(one.state, 0, 1, 1);
    score(other.state, 0, 1, 1);
    nameTeam(other.state, 1, '  猎豹队 ');
    Y.applyUpdate(other.doc, Y.encodeStateAsUpdate(one.doc));
    Y.applyUpdate(one.doc, Y.encodeStateAsUpdate(other.doc));
    expect([one.points(), other.points()]).toEqual([
      [2, 0],
      [2, 0],
    ]);
    expect(keptTeams(one.state.get())[1]?.name).toBe('猎豹队');
  });

  it('start without points when new teams are created', () => {
    const { lesson, state, points } = panel();
    keepTeams(lesson, [['a'], ['b']]);
    score(state, 0, 5, 1);
    keepTeams(lesson, [['b'], ['a']]);
    expect(points()).toEqual([0, 0]);
  });

  it('are read without invalid entries', () => {
    expect(keptTeams({})).toEqual([]);
    expect(
      keptTeams({
        set: { id: 's', teams: [['a', 7], 'x'] },
        'name s 0': 3,
        'score s q': { team: 0, by: 1e9, at: 1 },
      }),
    ).toEqual([
      { index: 0, name: '', keys: ['a'], points: 0 },
      { index: 1, name: '', keys: [], points: 0 },
    ]);
  });

  it('are ranked by points, with equal ranks for equal points', () => {
    const { lesson, state } = panel();
    keepTeams(lesson, [[], [], [], []]);
    for (const [team, by] of [
      [1, 3],
      [2, 3],
      [3, 5],
    ] as const)
      score(state, team, by, by);
    expect(ranking(keptTeams(state.get())).map(({ place, team }) => [place, team.index])).toEqual([
      [1, 3],
      [2, 1],
      [2, 2],
      [4, 0],
    ]);
  });

  it('appear once in the record, however often the result is saved', () => {
    const { lesson, said } = panel();
    keepTeams(lesson, [['a']]);
    saveResult(lesson, [{ name: '第 1 组', points: 1, pupils: [{ member_id: 'a' }] }]);
    saveResult(lesson, [{ name: '第 1 组', points: 4, pupils: [{ member_id: 'a' }] }]);
    expect(said.map((event) => (event.kind === 'undone' ? event.event_id : event.kind))).toEqual([
      'teams',
      'e0',
      'teams',
    ]);
  });
});
