import { buffer } from 'node:stream/consumers';
import { LecternError } from '@lectern/protocol';
import { deleteStudentPhoto, putStudentPhoto } from '@lectern/protocol/classes';
import { z } from 'zod';
import type { Routes } from '../../platform/http/routes.ts';
import { FILE_POLICY } from '../../platform/http/security-headers.ts';
import { isHash, type ObjectStore } from '../../platform/objects/object-store.ts';
import { photoMime, STUDENT_PHOTO_PATH } from './student-photos.ts';
import type { StudentsService } from './students.service.ts';

const address = z.object({
  class_id: z.string().min(1).max(64),
  member_id: z.string().min(1).max(64),
  hash: z.string().refine(isHash),
});
const signed = z.object({ u: z.string().min(1).max(64), e: z.string().max(16), s: z.string().max(64) });

export function routeStudentPhotos(routes: Routes, objects: ObjectStore, students: StudentsService): void {
  routes.handle(putStudentPhoto, async ({ caller, params, rawBody }) => ({
    head_icon_path: await students.putPhoto(caller, params.class_id, params.member_id, await buffer(rawBody)),
  }));

  routes.handle(deleteStudentPhoto, async ({ caller, params }) => {
    await students.deletePhoto(caller, params.class_id, params.member_id);
    return {};
  });

  // An uploaded picture is served as a picture, never as a page of this origin.
  routes.serve(STUDENT_PHOTO_PATH, async (request, response) => {
    const place = address.safeParse(request.params);
    const proof = signed.safeParse(request.query);
    if (!place.success || !proof.success) throw new LecternError('LINK_INVALID');
    const { class_id: classId, member_id: memberId, hash } = place.data;
    const { u: userId, e: end, s: signature } = proof.data;
    await students.checkPhotoLink({ userId, classId, memberId, hash }, end, signature);
    const bytes = await buffer(await objects.stream(hash));
    return response
      .header('content-security-policy', FILE_POLICY)
      .header('cache-control', 'private, max-age=3600, immutable')
      .header('content-type', photoMime(bytes))
      .send(bytes);
  });
}
