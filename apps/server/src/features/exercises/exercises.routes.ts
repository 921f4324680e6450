import * as endpoints from '@lectern/protocol/exercises';
import type { Routes } from '../../platform/http/routes.ts';
import { type PagedDocuments, sendRead } from '../courseware/index.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { ExerciseCoursewareService } from './exercise-courseware.service.ts';

export function routeExercises(
  routes: Routes,
  coursewares: ExerciseCoursewareService,
  documents: Pick<DocumentsService, 'allowed'>,
  { reads }: Pick<PagedDocuments, 'reads'>,
): void {
  routes.handle(endpoints.exerciseState, async ({ caller, params, request, response }) => {
    await documents.allowed(caller.userId, params.id, 'see');
    return sendRead(await reads.read(params.id, 'state', caller.userId), request, response);
  });

  routes.handle(endpoints.exerciseToCourseware, ({ caller, params }) =>
    coursewares.toCourseware(caller.userId, params.id),
  );
}
