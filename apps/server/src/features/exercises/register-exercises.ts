import type { Ground, Registered } from '../../platform/feature.ts';
import type { CoursewareService, PagedDocuments } from '../courseware/index.ts';
import type { CoursewareVersionsService } from '../courseware-versions/index.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { LiveDocumentsService } from '../live-documents/index.ts';
import { exerciseKind } from './exercise-kind.ts';
import { routeExercises } from './exercises.routes.ts';

/** Ports to other features. */
export interface ExercisePorts {
  readonly documents: Pick<DocumentsService, 'allowed' | 'kinds'>;
  readonly liveDocuments: Pick<LiveDocumentsService, 'register'>;
  readonly courseware: Pick<CoursewareService, 'addPaged' | 'files' | 'addFiles'>;
  readonly coursewareVersions: Pick<CoursewareVersionsService, 'add' | 'edited'>;
}

/** Registers exercises: a kind of live document with a courseware's records, which returns their content to features. */
export function registerExercises(
  { routes }: Ground,
  { documents, liveDocuments, courseware, coursewareVersions }: ExercisePorts,
): Registered<Pick<PagedDocuments, 'snapshot'>> {
  const exercises = liveDocuments.register(exerciseKind(courseware.files));
  const records = courseware.addPaged(exercises);
  routeExercises(routes, documents, records);
  coursewareVersions.add({ live: exercises, logs: exercises, reads: records.reads });
  const stop = exercises.onEdited((documentId) => coursewareVersions.edited(documentId));
  documents.kinds.add('exercises', {
    takes: {
      mimes: /^(image|audio|video)\//,
      types: 'png, jpg, gif, webp, bmp, svg, mp3, wav, m4a, ogg, flac, mp4, webm',
    },
    fromFiles: {
      async create(documentId, state, assets, transaction) {
        await exercises.create(documentId, state, transaction);
        await courseware.addFiles(documentId, assets, transaction);
      },
      // An exercise is opened from its state, which needs no preparation.
      readAhead: () => () => undefined,
    },
    write: (documentId, about, options) =>
      records.write(documentId, 'ndpx', about, { ...options, kind: 'exercises' }),
  });
  return { service: records, close: async () => stop(), personal: [] };
}
