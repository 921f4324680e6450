import { newId } from '@lectern/base';
import type { AssignmentSetting } from '@lectern/protocol/assignment-shapes';
import * as calls from '@lectern/protocol/assignments';
import * as own from '@lectern/protocol/own-work';
import { contentOf } from '@lectern/questions';
import { movedClock } from '../../../../test/setup/moved-clock.ts';
import { signInTeacher } from '../../../../test/setup/sessions.ts';
import { startTestServer } from '../../../../test/setup/test-server.ts';
import {
  begin,
  choice,
  essay,
  give,
  makeClass,
  makeExercise,
  pick,
  questionsOf,
  settingFor,
} from './given-exercise.ts';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
/** A hint of the first question of `startAnswering`. */
export const HINTS = [{ id: 'h', content: contentOf('SECRET hint'), cost: 0.5 }];

/** A server with a teacher, a class of two pupils, and an exercise of a choice and an essay, which are given out. */
export async function startAnswering() {
  const clock = movedClock();
  const server = await startTestServer({ clock, features: ['assignments'] });
  const chen = await signInTeacher(server);
  const oneClass = await makeClass(server, chen, ['白雨桐', '陈一诺']);
  const twoQuestions = await makeExercise(server, chen, [choice({ hints: HINTS }), essay()]);
  const member = (index = 0) => ({ class_id: oneClass.id, member_id: oneClass.pupils[index] ?? '' });

  function given(more: Partial<AssignmentSetting> = {}, documentId = twoQuestions) {
    const setting = settingFor([{ class_id: oneClass.id }], clock.now(), more);
    return give(server, chen, { kind: 'exercise', document_id: documentId }, setting);
  }

  /** An assignment that a pupil has begun. */
  async function begun(more: Partial<AssignmentSetting> = {}, who: Parameters<typeof begin>[2] = member()) {
    const assignment = await given(more);
    const pupil = await begin(server, assignment.code, who);
    const [first = '', second = ''] = questionsOf(pupil.work).map(({ id }) => id);
    const { session } = pupil;
    return {
      assignment,
      ...pupil,
      first,
      second,
      right: pick(pupil.work, first, 'a'),
      wrong: pick(pupil.work, first, 'b'),
      read: () => server.call(own.getOwnWork, {}, session),
      handIn: () => server.call(own.handInWork, {}, session),
      again: () => server.call(own.beginAgain, {}, session),
      fails: async (response: unknown, more: { id?: string; question?: string; givenAt?: number } = {}) => {
        const body = {
          question_id: more.question ?? first,
          response,
          given_at: more.givenAt ?? clock.now(),
          device: newId(),
        };
        const params = { response_id: more.id ?? newId() };
        return (await server.fails(own.addResponse, { params, body }, session)).code;
      },
      change: (setting: Partial<AssignmentSetting>) =>
        server.call(
          calls.changeAssignment,
          { params: { id: assignment.id }, body: { setting: { ...assignment.setting, ...setting } } },
          chen,
        ),
    };
  }

  return { clock, server, chen, oneClass, member, given, begun };
}

export type Answering = Awaited<ReturnType<typeof startAnswering>>;
