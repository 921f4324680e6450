import { Disposables } from '@lectern/base';
import { Gauge } from 'prom-client';
import { loadSecret } from '../../platform/database/secret.ts';
import type { Ground, Registered } from '../../platform/feature.ts';
import { LinkSigner } from '../../platform/http/link-signer.ts';
import type { PersonalRow } from '../../platform/personal-data/personal-row.ts';
import {
  type AccountsService,
  AddressLimit,
  DEACTIVATED_TOPIC,
  openGuessLimits,
  REACTIVATED_TOPIC,
  SESSION_ENDED_TOPIC,
} from '../accounts/index.ts';
import type { ClassesService } from '../classes/index.ts';
import type { PagedDocuments } from '../courseware/index.ts';
import { DOCUMENT_ACCESS_TOPIC, type DocumentsService } from '../documents/index.ts';
import { DOCUMENT_EDITED_TOPIC, type LiveDocumentsService } from '../live-documents/index.ts';
import type { PreviewsService } from '../previews/index.ts';
import { ShareConnections } from './share-connections.ts';
import { SharePasses } from './share-passes.ts';
import { ShareVisitors } from './share-visitors.ts';
import { ShareWindows } from './share-windows.ts';
import { routeSharedContent } from './shared-content.routes.ts';
import { routeConnections, routeShares, routeShareVisitors, routeShareWindows } from './shares.routes.ts';
import { SharesService } from './shares.service.ts';
import { SharesStore } from './shares.store.ts';
import type { ShareTables } from './shares.tables.ts';
import { VisitCounter } from './visit-counter.ts';
import { VisitorLimit } from './visitor-limit.ts';

const MINUTE_MS = 60_000;
const VISITOR_CALLS = { ofOne: 3_000, ofLink: 12_000, missing: 1_200 };
/** Limits for calls that ask who is in a document. */
const CONNECTION_CALLS = { ofOne: 300, ofLink: 1_200, missing: 1_200 };
/** The most changes of links by one user in ten minutes, for hashing a password is slow. */
const CHANGES = 120;

/** Ports to other features. */
export interface SharePorts {
  readonly accounts: Pick<
    AccountsService,
    'authenticate' | 'findUser' | 'findUsers' | 'hashing' | 'publicUserOf' | 'userExists'
  >;
  readonly classes: Pick<ClassesService, 'checkTeaches' | 'teacherIds' | 'whenTeacherLeft'>;
  readonly documents: Pick<
    DocumentsService,
    'allowed' | 'grants' | 'handover' | 'link' | 'linkGrants' | 'listing' | 'permissionOf' | 'token' | 'visit'
  >;
  readonly courseware: Pick<PagedDocuments, 'assets' | 'page' | 'reads'>;
  readonly liveDocuments: Pick<LiveDocumentsService, 'present'>;
  readonly previews: Pick<PreviewsService, 'get' | 'open'>;
}

/** Registers links under which documents are opened, with and without an account. */
export async function registerShares(
  ground: Ground,
  { accounts, classes, courseware, documents, liveDocuments, previews }: SharePorts,
): Promise<Registered<SharesService>> {
  const { clock, database, log, metrics, routes, sockets, steadyClock } = ground;
  const { hashing } = accounts;
  const store = new SharesStore(database.withTables<ShareTables>());
  const passes = new SharePasses(new LinkSigner(await loadSecret(database, 'share_passes'), clock));
  const guesses = await openGuessLimits(database, steadyClock);
  const visits = new VisitCounter({ store, clock, log });
  const visitors = new ShareVisitors({
    store,
    documents,
    accounts,
    classes,
    hashing,
    passes,
    guesses,
    visits,
    clock,
  });
  const service = new SharesService({
    store,
    visitors,
    visits,
    documents,
    accounts,
    classes,
    hashing,
    clock,
  });
  documents.handover.follow((from, to, transaction) => store.changeOwner(from, to, transaction));
  classes.whenTeacherLeft((classId) => service.reviewClass(classId));
  routeShares(routes, service, visitors, new AddressLimit(steadyClock, CHANGES, 10 * MINUTE_MS));
  const limit = new VisitorLimit(steadyClock, VISITOR_CALLS);
  routeShareVisitors(routes, visitors, limit);
  const connections = new ShareConnections({ visitors, accounts, documents, liveDocuments });
  routeConnections(routes, connections, new VisitorLimit(steadyClock, CONNECTION_CALLS));
  routeSharedContent(routes, { visitors, limit, documents, courseware, previews });
  const windows = new ShareWindows({
    visitors,
    limit,
    authenticate: (request) => accounts.authenticate(request),
    log,
  });
  routeShareWindows(sockets, windows);
  const hearing = hearBus(ground, service, windows);
  new Gauge({
    name: 'lectern_share_sockets',
    help: 'Open sockets of windows that show a shared document',
    registers: [metrics],
    collect() {
      this.set(windows.count);
    },
  });
  return {
    service,
    personal: personalRows(service),
    async close() {
      hearing.dispose();
      await Promise.all([visits.close(), windows.close()]);
    },
  };
}

/** Reacts to events of other features that concern links: permissions, edits, sign-ins and accounts that end. */
function hearBus({ bus, log }: Ground, service: SharesService, windows: ShareWindows): Disposables {
  const disposables = new Disposables();
  disposables.add(bus.subscribe(DOCUMENT_ACCESS_TOPIC, (documentId) => windows.changed(documentId)));
  disposables.add(
    bus.subscribe(DOCUMENT_EDITED_TOPIC, (message) => {
      const [documentId = '', at] = message.split(' ');
      if (Number.isFinite(Number(at))) windows.edited(documentId, Number(at));
    }),
  );
  disposables.add(bus.subscribe(SESSION_ENDED_TOPIC, (sessionId) => windows.endSession(sessionId)));
  // Links of a deactivated owner are suspended: open windows and live sockets check their permission again.
  const review = (ownerId: string) => {
    service
      .reviewOwner(ownerId)
      .catch((error: unknown) => log.warn({ err: error }, 'failed to check the links of an account again'));
  };
  disposables.add(bus.subscribe(DEACTIVATED_TOPIC, review));
  disposables.add(bus.subscribe(REACTIVATED_TOPIC, review));
  disposables.add(bus.onGap(() => windows.lookAgain()));
  return disposables;
}

function personalRows(service: SharesService): readonly PersonalRow<ShareTables>[] {
  return [
    {
      table: 'share',
      column: 'owner_id',
      onCancel: { remove: (userId) => service.withdrawAll(userId) },
      export: {
        file: 'links.json',
        about: { zh: '分享链接', en: 'links that you gave' },
        read: (userId) => service.allGiven(userId),
      },
    },
    {
      table: 'share_recipient',
      column: 'user_id',
      onCancel: 'delete',
      export: { none: 'the user for whom others created a link' },
    },
    {
      table: 'share_visit',
      column: 'user_id',
      onCancel: 'delete',
      export: { none: 'counted for the user who created the link' },
    },
  ];
}
