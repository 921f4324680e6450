import { putStudentPhoto, STUDENT_PHOTO_MAX_BYTES } from '@lectern/protocol/classes';
import { STUDENT_AVATAR_SIZE } from '@lectern/protocol/constants';
import { scaledPortrait } from '../../../parts/portraits.ts';
import { call } from '../../../platform/api/call.ts';

/** Scales a pupil's photo to the size that is stored; undefined when the file is no picture. */
export function scaledPhoto(file: File): Promise<Blob | undefined> {
  return scaledPortrait(file, STUDENT_AVATAR_SIZE, STUDENT_PHOTO_MAX_BYTES);
}

export function sendPhoto(classId: string, memberId: string, photo: Blob): Promise<unknown> {
  return call(putStudentPhoto, { params: { class_id: classId, member_id: memberId }, body: photo });
}
