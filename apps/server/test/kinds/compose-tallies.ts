import type { App } from '../../src/app.ts';
import { registerAccounts } from '../../src/features/accounts/index.ts';
import { registerCourseware } from '../../src/features/courseware/index.ts';
import { type DocumentsService, registerDocuments } from '../../src/features/documents/index.ts';
import {
  type LiveDocuments,
  type OpenLimits,
  registerLiveDocuments,
} from '../../src/features/live-documents/index.ts';
import { registerNotifications } from '../../src/features/notifications/index.ts';
import { registerOrganisations } from '../../src/features/organisations/index.ts';
import { openGround } from '../../src/platform/feature.ts';
import type { HttpServer } from '../../src/platform/http/http-server.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { type ToldTally, tallyKind } from './tally.ts';

export interface TallyApp extends App {
  readonly documents: DocumentsService;
  readonly tallies: LiveDocuments;
}

/** The features that live documents need, with tallies registered beside coursewares. */
export async function composeTallies(
  platform: Platform,
  http: HttpServer,
  told: ToldTally,
  openLimits?: OpenLimits,
): Promise<TallyApp> {
  const ground = openGround(platform, http);
  const organisations = registerOrganisations(ground);
  const accounts = await registerAccounts(ground, { organisations: organisations.service });
  const notifications = registerNotifications(ground, { accounts: accounts.service });
  const documents = await registerDocuments(ground, {
    accounts: accounts.service,
    notifications: notifications.service,
  });
  const live = registerLiveDocuments(ground, {
    accounts: accounts.service,
    documents: documents.service,
    ...(openLimits && { openLimits }),
  });
  const courseware = await registerCourseware(ground, {
    documents: documents.service,
    liveDocuments: live.service,
  });
  return {
    notices: [],
    documents: documents.service,
    tallies: live.service.register(tallyKind(told)),
    async close() {
      for (const feature of [courseware, live, documents, notifications, accounts]) await feature.close();
    },
  };
}
