import { putStudentPhoto } from '@lectern/protocol/classes';
import { call } from '../../../platform/api/call.ts';

export function sendPhoto(classId: string, memberId: string, photo: Blob): Promise<unknown> {
  return call(putStudentPhoto, { params: { class_id: classId, member_id: memberId }, body: photo });
}
