import { registerAccounts } from './features/accounts/index.ts';
import { registerActs } from './features/acts/index.ts';
import { registerAnalytics } from './features/analytics/index.ts';
import { registerArchives } from './features/archives/index.ts';
import { registerAssignments } from './features/assignments/index.ts';
import { registerBoards } from './features/boards/index.ts';
import { registerCancellations } from './features/cancellations/index.ts';
import { registerClasses } from './features/classes/index.ts';
import { registerCourseware } from './features/courseware/index.ts';
import { registerCoursewareComments } from './features/courseware-comments/index.ts';
import { registerCoursewareVersions } from './features/courseware-versions/index.ts';
import { registerDocuments } from './features/documents/index.ts';
import { registerEnvironment } from './features/environment/index.ts';
import { registerExercises } from './features/exercises/index.ts';
import { registerExports } from './features/exports/index.ts';
import { registerHandOvers } from './features/hand-overs/index.ts';
import { registerLessons } from './features/lessons/index.ts';
import { registerLiveDocuments } from './features/live-documents/index.ts';
import { registerNotifications } from './features/notifications/index.ts';
import { registerOrganisations } from './features/organisations/index.ts';
import { registerPagePictures } from './features/page-pictures/index.ts';
import { registerParticipants } from './features/participants/index.ts';
import { registerPreviews } from './features/previews/index.ts';
import { registerQuestionFiles } from './features/question-files/index.ts';
import { registerReports } from './features/reports/index.ts';
import { registerSchools } from './features/schools/index.ts';
import { registerShares } from './features/shares/index.ts';
import { registerShownPages } from './features/shown-pages/index.ts';
import { registerSubjectTools } from './features/subject-tools/index.ts';
import { registerTaughtChapters } from './features/taught-chapters/index.ts';
import { registerTerms } from './features/terms/index.ts';
import { registerTranscoding } from './features/transcoding/index.ts';
import { registerUploads } from './features/uploads/index.ts';
import type { Ground, Registered } from './platform/feature.ts';

/** The service that the registration of a feature returns for other features. */
type ServiceOf<Register extends (...given: never[]) => unknown> =
  Awaited<ReturnType<Register>> extends Registered<infer Service> ? Service : never;

/** The service of each feature, by the feature's name. */
export interface Services {
  readonly organisations: ServiceOf<typeof registerOrganisations>;
  readonly accounts: ServiceOf<typeof registerAccounts>;
  readonly classes: ServiceOf<typeof registerClasses>;
  readonly terms: ServiceOf<typeof registerTerms>;
  readonly taughtChapters: ServiceOf<typeof registerTaughtChapters>;
  readonly subjectTools: ServiceOf<typeof registerSubjectTools>;
  readonly environment: ServiceOf<typeof registerEnvironment>;
  readonly reports: ServiceOf<typeof registerReports>;
  readonly analytics: ServiceOf<typeof registerAnalytics>;
  readonly notifications: ServiceOf<typeof registerNotifications>;
  readonly documents: ServiceOf<typeof registerDocuments>;
  readonly liveDocuments: ServiceOf<typeof registerLiveDocuments>;
  readonly courseware: ServiceOf<typeof registerCourseware>;
  readonly coursewareVersions: ServiceOf<typeof registerCoursewareVersions>;
  readonly coursewareComments: ServiceOf<typeof registerCoursewareComments>;
  readonly boards: ServiceOf<typeof registerBoards>;
  readonly exercises: ServiceOf<typeof registerExercises>;
  readonly assignments: ServiceOf<typeof registerAssignments>;
  readonly questionFiles: ServiceOf<typeof registerQuestionFiles>;
  readonly lessons: ServiceOf<typeof registerLessons>;
  readonly shownPages: ServiceOf<typeof registerShownPages>;
  readonly participants: ServiceOf<typeof registerParticipants>;
  readonly transcoding: ServiceOf<typeof registerTranscoding>;
  readonly archives: ServiceOf<typeof registerArchives>;
  readonly pagePictures: ServiceOf<typeof registerPagePictures>;
  readonly uploads: ServiceOf<typeof registerUploads>;
  readonly previews: ServiceOf<typeof registerPreviews>;
  readonly shares: ServiceOf<typeof registerShares>;
  readonly exports: ServiceOf<typeof registerExports>;
  readonly handOvers: ServiceOf<typeof registerHandOvers>;
  readonly acts: ServiceOf<typeof registerActs>;
  readonly cancellations: ServiceOf<typeof registerCancellations>;
  readonly schools: ServiceOf<typeof registerSchools>;
}

export type FeatureName = keyof Services;

/** A feature that the application can include. */
export interface AppFeature {
  readonly name: string;
  /** Features that this feature uses. They are registered before it. */
  readonly needs: readonly FeatureName[];
  register(ground: Ground, services: Services): Registered<unknown> | Promise<Registered<unknown>>;
}

function feature<Name extends FeatureName, Needs extends FeatureName>(
  name: Name,
  needs: readonly Needs[],
  register: (
    ground: Ground,
    services: Pick<Services, Needs>,
  ) => Registered<Services[Name]> | Promise<Registered<Services[Name]>>,
): AppFeature {
  return { name, needs, register };
}

/** Every feature of the program. Each follows the features that it uses. */
export const FEATURES: readonly AppFeature[] = [
  feature('organisations', [], registerOrganisations),
  feature('accounts', ['organisations'], registerAccounts),
  feature('classes', ['accounts'], registerClasses),
  feature('terms', ['accounts'], registerTerms),
  feature('taughtChapters', [], registerTaughtChapters),
  feature('subjectTools', [], registerSubjectTools),
  feature('environment', ['accounts'], registerEnvironment),
  feature('reports', ['accounts'], registerReports),
  feature('analytics', ['accounts', 'environment'], registerAnalytics),
  feature('notifications', ['accounts'], registerNotifications),
  feature('documents', ['accounts', 'notifications', 'taughtChapters'], registerDocuments),
  feature('liveDocuments', ['accounts', 'documents'], registerLiveDocuments),
  feature('courseware', ['documents', 'liveDocuments'], registerCourseware),
  feature('coursewareVersions', ['documents', 'courseware'], registerCoursewareVersions),
  feature(
    'coursewareComments',
    ['accounts', 'courseware', 'documents', 'liveDocuments', 'notifications'],
    registerCoursewareComments,
  ),
  feature('boards', ['documents', 'liveDocuments', 'courseware'], registerBoards),
  feature('exercises', ['documents', 'liveDocuments', 'courseware', 'coursewareVersions'], registerExercises),
  feature(
    'assignments',
    ['accounts', 'classes', 'documents', 'exercises', 'notifications'],
    registerAssignments,
  ),
  feature('questionFiles', ['documents', 'courseware', 'exercises'], registerQuestionFiles),
  feature('lessons', ['classes', 'documents', 'liveDocuments', 'notifications'], registerLessons),
  feature('shownPages', ['documents', 'courseware'], registerShownPages),
  feature(
    'participants',
    ['accounts', 'classes', 'courseware', 'lessons', 'shownPages'],
    registerParticipants,
  ),
  feature(
    'transcoding',
    ['documents', 'notifications', 'coursewareComments'],
    (ground, { coursewareComments, ...of }) =>
      registerTranscoding(ground, { ...of, comments: coursewareComments }),
  ),
  feature('archives', ['documents'], registerArchives),
  feature('pagePictures', ['documents', 'courseware'], registerPagePictures),
  feature('uploads', ['documents', 'transcoding'], registerUploads),
  feature('previews', ['documents', 'notifications'], registerPreviews),
  feature(
    'shares',
    ['accounts', 'classes', 'courseware', 'documents', 'liveDocuments', 'previews'],
    (ground, { courseware, ...of }) => registerShares(ground, { ...of, courseware: courseware.paged }),
  ),
  feature(
    'exports',
    ['courseware', 'documents', 'lessons', 'notifications'],
    (ground, { courseware, ...of }) => registerExports(ground, { ...of, courseware: courseware.paged }),
  ),
  feature(
    'handOvers',
    ['accounts', 'assignments', 'classes', 'documents', 'notifications'],
    registerHandOvers,
  ),
  feature('acts', ['documents', 'handOvers', 'lessons', 'shares'], registerActs),
  feature(
    'cancellations',
    ['accounts', 'classes', 'documents', 'lessons', 'notifications', 'shares'],
    registerCancellations,
  ),
  feature('schools', ['accounts', 'classes', 'documents', 'handOvers', 'organisations'], registerSchools),
];
