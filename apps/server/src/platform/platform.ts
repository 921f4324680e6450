import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { Bus } from './bus/bus.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { BareDatabase } from './database/database.ts';
import type { DiskRoom } from './disk-room.ts';
import type { WarmUp } from './every.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { ObjectStore } from './objects/object-store.ts';
import type { ObjectSweep } from './objects/object-sweep.ts';
import type { PieceStore } from './objects/piece-store.ts';
import type { PersonalData } from './personal-data/personal-data.ts';

/** The services that every feature uses. A feature types its own tables with `database.withTables<…>()`. */
export interface Platform {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  /** Time of signed calls and sign-ins: never goes back and never jumps (see `SteadyClock`). */
  readonly steadyClock: Clock;
  readonly database: BareDatabase;
  readonly objects: ObjectStore;
  /** Derivatives of objects, which can be generated again: not backed up, and deleted without loss. */
  readonly derivatives: ObjectStore;
  /** Pieces of incomplete files. */
  readonly pieces: PieceStore;
  /** A feature whose tables name objects registers with it; otherwise the objects are deleted in time. */
  readonly objectSweep: ObjectSweep;
  /** The personal rows that features registered, see `Registered`. */
  readonly personalData: PersonalData;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly metrics: Registry;
  readonly room: Pick<DiskRoom, 'check' | 'isLow' | 'look' | 'whenLow'>;
  readonly warmUp: WarmUp;
}
