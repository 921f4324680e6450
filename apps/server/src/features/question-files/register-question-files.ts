import type { Ground, Registered } from '../../platform/feature.ts';
import { DocumentConverter } from '../conversion/index.ts';
import type { CoursewareService } from '../courseware/index.ts';
import type { DocumentsService } from '../documents/index.ts';
import { routeQuestionFiles } from './question-files.routes.ts';
import { type ExerciseContents, QuestionFilesService } from './question-files.service.ts';

/** Ports to other features. */
export interface QuestionFilesFeaturePorts {
  readonly documents: Pick<DocumentsService, 'allowed' | 'space'>;
  readonly exercises: ExerciseContents;
  readonly courseware: Pick<CoursewareService, 'assets'>;
}

/** Registers files of questions: read for exercises and coursewares, written from exercises. */
export function registerQuestionFiles(
  { log, objects, routes }: Ground,
  { documents, courseware, exercises }: QuestionFilesFeaturePorts,
): Registered<QuestionFilesService> {
  const service = new QuestionFilesService({
    assets: courseware.assets,
    space: documents.space,
    documents,
    exercises,
    objects,
    converter: new DocumentConverter((said) => log.warn({ said }, 'failed to convert a paper')),
  });
  routeQuestionFiles(routes, service);
  return { service, close: () => service.close(), personal: [] };
}
