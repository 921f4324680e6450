import { Emitter } from '@lectern/base';
import { Gauge, Histogram } from 'prom-client';
import type { Ground } from '../../platform/feature.ts';
import { HeavyMoments } from '../../platform/pace.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { DocumentsService } from '../documents/index.ts';
import { liveContent } from './live-content.ts';
import { routeLiveDocuments } from './live-documents.routes.ts';
import type { LiveDocumentTables } from './live-documents.tables.ts';
import { LiveDocuments } from './live-documents.ts';
import type { LiveKind } from './live-kind.ts';
import { LiveLog } from './log/live-log.store.ts';
import { LivePersistence } from './log/live-persistence.ts';
import { LiveRestStore } from './log/live-rest.store.ts';
import { LiveRest } from './log/live-rest.ts';
import { LoadSlices } from './log/load-slices.ts';
import { type OpenLimits, OpenRoom } from './log/open-room.ts';
import { LiveAccess } from './sockets/live-access.ts';
import { LivePresence } from './sockets/live-presence.ts';
import { LIVE_UPDATE_TOPIC, LiveSockets } from './sockets/live-sockets.ts';
import { DOCUMENT_EDITED_TOPIC, Touches } from './touches.ts';

/** Ports to other features. */
export interface LiveDocumentPorts {
  readonly accounts: Pick<AccountsService, 'authenticate' | 'schoolOf'>;
  readonly documents: Pick<DocumentsService, 'contents' | 'lossOf' | 'notePages' | 'permissionOf' | 'touch'>;
  /** If omitted, limits for a server with 2 GB of memory. */
  readonly openLimits?: OpenLimits;
}

/** Documents that several users edit at once, of all registered kinds. */
export class LiveDocumentsService {
  readonly #ground: Ground;
  readonly #ports: LiveDocumentPorts;
  readonly #touches: Touches;
  readonly #sockets: LiveSockets[] = [];
  readonly #slices = new LoadSlices();
  readonly #heavy = new HeavyMoments();
  readonly #open: OpenRoom;
  readonly #presence: LivePresence;

  constructor(ground: Ground, ports: LiveDocumentPorts) {
    this.#ground = ground;
    this.#ports = ports;
    this.#open = new OpenRoom(ports.openLimits);
    this.#presence = new LivePresence({
      bus: ground.bus,
      here: (documentId) => this.#sockets.flatMap((sockets) => sockets.people(documentId)),
    });
    this.#touches = new Touches(async (documentId, userId) => {
      const at = await ports.documents.touch(documentId, userId, this.#pagesOf(documentId));
      await ground.bus.publish(DOCUMENT_EDITED_TOPIC, `${documentId} ${at}`);
    }, ground.log);
  }

  /** Registers a kind, whose documents can then be created, opened, stored and copied. */
  register(kind: LiveKind): LiveDocuments {
    const { bus, log: logger, objectSweep } = this.#ground;
    const { accounts, documents } = this.#ports;
    const database = this.#ground.database.withTables<LiveDocumentTables>();
    const log = new LiveLog(database, kind.code);
    const edited = new Emitter<string>();
    const appended = (documentId: string, seq: number, userId: string) => {
      void bus.publish(LIVE_UPDATE_TOPIC, `${documentId} ${seq}`);
      edited.emit(documentId);
      if (!kind.home) this.#touches.edited(documentId, userId);
    };
    const persistence = new LivePersistence({
      kind,
      log,
      slices: this.#slices,
      heavy: this.#heavy,
      room: this.#ground.room,
      open: this.#open,
      logger,
      seconds: this.#appendSeconds(kind),
      appended,
      closing: async (document) => {
        // The page count in lists is updated every ten seconds: the last change may be newer.
        if (kind.countPages) await documents.notePages(document.name, kind.countPages(document));
      },
    });
    const access = new LiveAccess({
      path: kind.path,
      authenticate: accounts.authenticate,
      schoolOf: (userId) => accounts.schoolOf(userId),
      permissionOf: (userId, documentId) => (kind.home ?? documents).permissionOf(userId, documentId),
      lossOf: async (userId, documentId) =>
        kind.home ? 'withheld' : await documents.lossOf(userId, documentId),
      awareness: kind.awareness,
      log: logger,
    });
    const sockets = new LiveSockets({ kind, log, access, persistence, logger });
    const live = new LiveDocuments(log, edited, appended);
    if (kind.code !== 'lesson') documents.contents.register(kind.code, liveContent(kind, live));
    if (kind.rested) {
      const store = new LiveRestStore(database, kind.code);
      const rest = new LiveRest({ kind, database, store, log, logger });
      objectSweep.letsGo((now) => rest.lookAtAll(now));
    }
    routeLiveDocuments(this.#ground.sockets, kind, sockets);
    sockets.start(bus);
    this.#observe(kind, sockets);
    this.#sockets.push(sockets);
    return live;
  }

  /** The accounts that have the document open at this moment. The caller checks permission. */
  present(documentId: string): Promise<ReadonlySet<string>> {
    return this.#presence.of(documentId);
  }

  /** Resolves when all received edits are stored. */
  async close(): Promise<void> {
    this.#presence.close();
    await Promise.all(this.#sockets.map((sockets) => sockets.close()));
    await this.#touches.close();
    await this.#slices.close();
  }

  /** Undefined if the document is not open in this process or its kind has no pages. */
  #pagesOf(documentId: string): number | undefined {
    for (const sockets of this.#sockets) {
      const pages = sockets.pagesOf(documentId);
      if (pages !== undefined) return pages;
    }
    return undefined;
  }

  #appendSeconds({ name }: LiveKind): Histogram {
    return new Histogram({
      name: `lectern_${name}_append_seconds`,
      help: `Time until an edit of a ${name} is stored`,
      buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
      registers: [this.#ground.metrics],
    });
  }

  #observe({ name }: LiveKind, sockets: LiveSockets): void {
    const gauges: readonly (readonly [string, string, () => number])[] = [
      [
        `lectern_${name}_open`,
        `Documents of the kind ${name} that are open for live editing`,
        () => sockets.documentCount,
      ],
      [
        `lectern_${name}_sockets`,
        `Open live-editing sockets of the kind ${name}`,
        () => sockets.connectionCount,
      ],
    ];
    for (const [metric, help, count] of gauges) {
      new Gauge({
        name: metric,
        help,
        registers: [this.#ground.metrics],
        collect() {
          this.set(count());
        },
      });
    }
  }
}
