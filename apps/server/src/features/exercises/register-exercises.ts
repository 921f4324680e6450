import { migrateDocument, stateOfSnapshot } from '@lectern/courseware';
import { blankExercise, EXERCISE_LIMITS, ExerciseGuard } from '@lectern/courseware/exercise';
import { documentKinds } from '@lectern/protocol/document-kinds';
import { EXERCISE_LIVE_PATH } from '@lectern/protocol/exercises';
import type { Ground, Registered } from '../../platform/feature.ts';
import type { CoursewareService, KeepsFiles, PagedDocuments } from '../courseware/index.ts';
import type { CoursewareVersionsService } from '../courseware-versions/index.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { LiveDocumentsService, LiveKind } from '../live-documents/index.ts';
import { ExerciseCoursewareService } from './exercise-courseware.service.ts';
import { routeExercises } from './exercises.routes.ts';

/** Ports to other features. */
export interface ExercisePorts {
  readonly documents: Pick<DocumentsService, 'allowed' | 'create' | 'kinds'>;
  readonly liveDocuments: Pick<LiveDocumentsService, 'register'>;
  readonly courseware: Pick<CoursewareService, 'addPaged' | 'files' | 'addFiles' | 'create'>;
  readonly coursewareVersions: Pick<CoursewareVersionsService, 'add' | 'edited'>;
}

/** The content of exercises for other features, which check permissions. `seq` is the position of an exercise's log. */
export interface ExercisesService extends Pick<PagedDocuments, 'snapshot' | 'asset' | 'assets'> {
  /** Grows with each edit; undefined for a document that is no exercise. */
  seq(documentId: string): Promise<number | undefined>;
}

/** Registers exercises: a kind of live document with a courseware's records, which returns their content to features. */
export function registerExercises(
  { routes, database }: Ground,
  { documents, liveDocuments, courseware, coursewareVersions }: ExercisePorts,
): Registered<ExercisesService> {
  const exercises = liveDocuments.register(exerciseKind(courseware.files));
  const records = courseware.addPaged(exercises);
  const coursewares = new ExerciseCoursewareService({
    database,
    documents,
    courseware,
    snapshot: (documentId) => records.snapshot(documentId),
  });
  routeExercises(routes, coursewares, documents, records);
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
  const service: ExercisesService = {
    snapshot: (documentId) => records.snapshot(documentId),
    asset: (documentId, hash) => records.asset(documentId, hash),
    assets: records.assets,
    seq: (documentId) => exercises.seq(documentId),
  };
  return { service, close: async () => stop(), personal: [] };
}

/**
 * The exercise as a kind of live document: a courseware's records, restricted to sections and questions. Questions are
 * opaque here; the code that asks or shows a question reads it by `parseQuestion`.
 */
function exerciseKind(files: KeepsFiles): LiveKind {
  return {
    code: 'exercises',
    name: 'exercise',
    path: EXERCISE_LIVE_PATH,
    format: documentKinds.exercises.format,
    blank: () => ({ state: stateOfSnapshot(blankExercise()), pageCount: 0 }),
    maxBytes: EXERCISE_LIMITS.bytes,
    guard: (document) => new ExerciseGuard(document),
    migrate: (document) => migrateDocument(document),
    ...files,
  };
}
