import { newId } from '@lectern/base';
import { changeStudents } from '@lectern/protocol/classes';
import { call } from '../../platform/api/call.ts';

type StudentsBody = Parameters<typeof call<typeof changeStudents>>[1]['body'];

/** Changes pupils in one call. A caller that retries passes the same `changeId`, so that no change is applied twice. */
export function sendStudents(
  classId: string,
  change: Omit<StudentsBody, 'change_id'>,
  changeId = newId(),
): Promise<{ count: number; added: number; changed: number; removed: number }> {
  return call(changeStudents, { params: { class_id: classId }, body: { change_id: changeId, ...change } });
}
