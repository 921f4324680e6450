import { newId } from '@lectern/base';
import type { ActivitySetting, ActivityState } from '@lectern/protocol/activity-shapes';
import { changeStudents } from '@lectern/protocol/classes';
import * as lessons from '@lectern/protocol/lessons';
import * as calls from '@lectern/protocol/participants';
import type { Naming } from '@lectern/protocol/phone-views';
import { bearing, LessonSocket } from '../../../../test/setup/phone.ts';
import { createSchool, signInTeacher } from '../../../../test/setup/sessions.ts';
import { startTestServer } from '../../../../test/setup/test-server.ts';
import type { Clock } from '../../../platform/clock.ts';
import { ClassesStore } from '../../classes/classes.store.ts';

const pupils = ['王小明', '李芳', '李芳', '<b>张</b>'].map((real_name, index) => ({
  member_id: newId(),
  real_name,
  student_number: String(index + 1),
}));

export const memberId = (index: number) => pupils[index]?.member_id ?? '';
export const on = (id: string) => ({ params: { id } });

export const colours = (several = false): ActivitySetting => ({
  kind: 'vote',
  question: '喜欢哪种颜色？',
  options: ['红', '黄', '蓝'],
  several,
});

/**
 * Two processes on one database, a teacher, Chen, with a class and lessons that phones join, and another teacher, Li.
 */
export async function startPhones(clock?: Clock) {
  const server = await startTestServer({ config: { roles: ['api', 'collab'] }, clock });
  const { databaseUrl, dataFolder } = server.platform.config;
  const second = await startTestServer({
    config: { roles: ['api', 'collab'], databaseUrl, dataFolder },
    clock,
  });
  const organisationId = await createSchool(server);
  const chen = await signInTeacher(server, { organisationId });
  const li = await signInTeacher(server, { organisationId });
  const classId = await new ClassesStore(server.platform.database).insert(
    { organisationId, name: '三年级2班', teacherIds: [chen.userId] },
    Date.now(),
  );
  const params = { class_id: classId };
  await server.call(changeStudents, { params, body: { change_id: newId(), added: pupils } }, chen);
  const sockets: LessonSocket[] = [];

  return {
    server,
    second,
    chen,
    li,
    classId,
    /** Sockets that are closed with their test. */
    sockets,

    /** A lesson that is open for phones. */
    async opened(
      naming: Naming = 'typed',
      ofClass = false,
      coursewareId?: string,
    ): Promise<{ id: string; code: string; key: string }> {
      const id = newId();
      const begin = {
        name: '秋天的雨',
        begin_at: Date.now(),
        ...(ofClass && { class_id: classId }),
        courseware_id: coursewareId,
      };
      await server.call(lessons.beginLesson, { ...on(id), body: begin }, chen);
      const panel = await server.call(calls.openPhones, { ...on(id), body: { naming } }, chen);
      return { id, code: panel.door?.code ?? '', key: panel.door?.key ?? '' };
    },

    async joined(code: string, name: string, at = server) {
      const { token, view } = await at.call(calls.joinLesson, { body: { code, who: { name } } });
      return { ...bearing(token), token, view };
    },

    start(id: string, setting: ActivitySetting, activityId = newId()) {
      const params = { id, activity_id: activityId };
      return server.call(calls.startActivity, { params, body: setting }, chen);
    },

    change(
      id: string,
      activityId: string,
      body: { state?: ActivityState; shown?: boolean; hidden_words?: string[] },
    ) {
      return server.call(calls.changeActivity, { params: { id, activity_id: activityId }, body }, chen);
    },

    phoneSocket(token: string, at = server): LessonSocket {
      const socket = new LessonSocket(at.host, { token });
      sockets.push(socket);
      return socket;
    },

    panelSocket(lessonId: string, who = chen): LessonSocket {
      const authorization = who.authorizeSocket(calls.PHONES_PATH);
      const socket = new LessonSocket(server.host, { authorization, lesson_id: lessonId });
      sockets.push(socket);
      return socket;
    },

    /** Closes the sockets of a test. */
    letGo(): void {
      for (const socket of sockets.splice(0)) socket.close();
    },

    async close(): Promise<void> {
      await second.close();
      await server.close();
    },
  };
}
