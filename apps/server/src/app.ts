import { registerAccounts } from './features/accounts/index.ts';
import { registerActs } from './features/acts/index.ts';
import { registerAnalytics } from './features/analytics/index.ts';
import { registerArchives } from './features/archives/index.ts';
import { registerBoards } from './features/boards/index.ts';
import { registerCancellations } from './features/cancellations/index.ts';
import { registerClasses } from './features/classes/index.ts';
import { registerCourseware } from './features/courseware/index.ts';
import { registerCoursewareComments } from './features/courseware-comments/index.ts';
import { registerCoursewareVersions } from './features/courseware-versions/index.ts';
import { makeDemoSchool } from './features/demo/index.ts';
import { registerDocuments } from './features/documents/index.ts';
import { registerEnvironment } from './features/environment/index.ts';
import { registerExports } from './features/exports/index.ts';
import { registerHandOvers } from './features/hand-overs/index.ts';
import { registerLessons } from './features/lessons/index.ts';
import { registerLiveDocuments } from './features/live-documents/index.ts';
import { registerNotifications } from './features/notifications/index.ts';
import { registerOrganisations } from './features/organisations/index.ts';
import { registerPagePictures } from './features/page-pictures/index.ts';
import { registerParticipants } from './features/participants/index.ts';
import { registerPreviews } from './features/previews/index.ts';
import { registerReports } from './features/reports/index.ts';
import { registerSchools } from './features/schools/index.ts';
import { registerShares } from './features/shares/index.ts';
import { registerShownPages } from './features/shown-pages/index.ts';
import { registerTaughtChapters } from './features/taught-chapters/index.ts';
import { registerTerms } from './features/terms/index.ts';
import { registerTranscoding } from './features/transcoding/index.ts';
import { registerUploads } from './features/uploads/index.ts';
import type { Registered } from './platform/feature.ts';
import type { HttpServer } from './platform/http/http-server.ts';
import type { Platform } from './platform/platform.ts';
import { openGround } from './roles/open-ground.ts';

/** A sentence for whoever started the program, such as how to sign in to the demonstration school. */
export interface Notice {
  readonly zh: string;
  readonly en: string;
}

/** The application put together: every feature on the platform, its routes and sockets on the HTTP server. */
export interface App {
  readonly notices: readonly Notice[];
  /** Ends what the features run, newest first: nothing that was acknowledged is lost. */
  close(): Promise<void>;
}

export async function composeApp(platform: Platform, http: HttpServer): Promise<App> {
  const ground = openGround(platform, http);
  const closing: (() => Promise<void>)[] = [];
  const use = <Service>({ service, close }: Registered<Service>): Service => {
    closing.push(close);
    return service;
  };

  const organisations = use(registerOrganisations(ground));
  const accounts = use(await registerAccounts(ground, { organisations }));
  const classes = use(await registerClasses(ground, { accounts }));
  const terms = use(registerTerms(ground, { accounts }));
  const taughtChapters = use(registerTaughtChapters(ground));
  const environment = use(registerEnvironment(ground, { accounts }));
  const reports = use(registerReports(ground, { accounts }));
  const analytics = use(registerAnalytics(ground, { accounts, environment }));
  const notifications = use(registerNotifications(ground, { accounts }));
  const documents = use(await registerDocuments(ground, { accounts, notifications, taughtChapters }));
  const liveDocuments = use(registerLiveDocuments(ground, { accounts, documents }));
  const courseware = use(await registerCourseware(ground, { documents, liveDocuments }));
  use(registerCoursewareVersions(ground, { documents, courseware }));
  const comments = use(
    registerCoursewareComments(ground, { accounts, courseware, documents, liveDocuments, notifications }),
  );
  /** Coursewares and boards, which hold the same records: to be shown by a link, and taken out. */
  const { boards, paged } = use(registerBoards(ground, { documents, liveDocuments, courseware }));
  const lessons = use(registerLessons(ground, { classes, documents, liveDocuments, notifications }));
  const shownPages = use(await registerShownPages(ground, { documents, courseware }));
  use(await registerParticipants(ground, { accounts, classes, courseware, lessons, shownPages }));
  const transcoding = use(
    await registerTranscoding(ground, { documents, notifications, courseware, comments, boards }),
  );
  use(await registerArchives(ground, { documents, courseware: paged }));
  use(await registerPagePictures(ground, { documents, courseware }));
  use(registerUploads(ground, { documents, transcoding }));
  const previews = use(await registerPreviews(ground, { documents, notifications }));

  const shares = use(
    await registerShares(ground, {
      accounts,
      classes,
      courseware: paged,
      documents,
      liveDocuments,
      previews,
    }),
  );
  const dataExports = use(
    await registerExports(ground, {
      accounts,
      classes,
      courseware: paged,
      documents,
      lessons,
      notifications,
      shares,
    }),
  );
  const handOvers = use(registerHandOvers(ground, { accounts, classes, documents, notifications }));
  use(registerActs(ground, { documents, handOvers, lessons, shares }));
  use(
    registerCancellations(ground, {
      accounts,
      analytics,
      classes,
      dataExports,
      documents,
      lessons,
      notifications,
      reports,
      shares,
      taughtChapters,
      terms,
    }),
  );

  use(registerSchools(ground, { accounts, classes, documents, handOvers, organisations }));

  // Once every feature has said what it names.
  if (platform.config.roles.includes('worker')) {
    platform.objectSweep.start();
    closing.push(() => platform.objectSweep.close());
  }
  const notices = await makeDemoSchool(platform, {
    accounts,
    organisations,
    classes,
    documents,
    courseware,
  });
  return {
    notices,
    async close() {
      for (const end of closing.reverse()) await end();
    },
  };
}
