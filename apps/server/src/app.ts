import { registerAccounts } from './features/accounts/index.ts';
import { registerClasses } from './features/classes/index.ts';
import { registerCourseware } from './features/courseware/index.ts';
import { makeDemoSchool } from './features/demo/index.ts';
import { type Notify, registerDocuments } from './features/documents/index.ts';
import { registerExports } from './features/exports/index.ts';
import { registerNotifications } from './features/notifications/index.ts';
import { OrganisationsService } from './features/organisations/index.ts';
import { registerPagePictures } from './features/page-pictures/index.ts';
import { registerPreviews } from './features/previews/index.ts';
import { registerTranscoding } from './features/transcoding/index.ts';
import { registerUploads } from './features/uploads/index.ts';
import type { HttpServer } from './platform/http/http-server.ts';
import type { Platform } from './platform/platform.ts';
import { rolePorts } from './roles/role-ports.ts';

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
  const closing: (() => void | Promise<void>)[] = [];
  const { routes, sockets } = rolePorts(http, platform.config.roles);
  const organisations = new OrganisationsService(platform.database, platform.clock);
  const accounts = registerAccounts(platform, routes, organisations);
  closing.push(() => accounts.close());
  await accounts.start();
  const classes = registerClasses(platform, routes, accounts);
  const notifications = registerNotifications(platform, routes, sockets, accounts.authenticate);
  closing.push(() => notifications.close());
  const notify: Notify = (userId, content, transaction) =>
    notifications.service.notify(userId, content, transaction);
  const documents = await registerDocuments(platform, routes, {
    userExists: (userId) => accounts.userExists(userId),
    notify,
  });
  const courseware = await registerCourseware(platform, routes, {
    documents: documents.service,
    authenticate: accounts.authenticate,
    sockets,
  });
  closing.push(() => courseware.close());
  const transcoding = await registerTranscoding(platform, routes, {
    documents: documents.service,
    notify,
    storeCourseware: (id, snapshot, assets, transaction) =>
      courseware.service.createFromSnapshot(id, snapshot, assets, transaction),
  });
  closing.push(() => transcoding.close());
  const exported = await registerExports(platform, routes, {
    documents: documents.service,
    courseware: courseware.service,
    changed: (userId, exportId) =>
      notifications.service.push(userId, { kind: 'export', export_id: exportId }),
  });
  closing.push(() => exported.close());
  const pagePictures = await registerPagePictures(platform, routes, {
    documents: documents.service,
    courseware: {
      snapshot: (id) => courseware.service.snapshot(id),
      hasAsset: (id, hash) => courseware.assets.has(id, hash),
      takeIn: (id, file) => courseware.assets.takeIn(id, file),
    },
  });
  closing.push(() => pagePictures.close());
  const uploads = registerUploads(platform, routes, documents.service, {
    start: (file, transaction) => transcoding.service.start(file, transaction),
    checkCallback: transcoding.checkCallback,
  });
  closing.push(() => uploads.close());
  const stopPreviews = await registerPreviews(platform, routes, documents.service, (userId, documentId) =>
    notifications.service.push(userId, { kind: 'preview', document_id: documentId }),
  );
  closing.push(stopPreviews);
  // Once every feature has said what it names.
  if (platform.config.roles.includes('worker')) {
    platform.objectSweep.start();
    closing.push(() => platform.objectSweep.close());
  }
  const notices = await makeDemoSchool(platform, {
    accounts,
    organisations,
    classes,
    documents: documents.service,
    grants: documents.grants,
    courseware: courseware.service,
  });
  return {
    notices,
    async close() {
      for (const end of closing.reverse()) await end();
    },
  };
}
