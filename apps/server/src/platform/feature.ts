import type { EndpointRoutes } from './http/endpoint-routes.ts';
import type { Sockets } from './http/sockets.ts';
import type { AnyPersonalRow } from './personal-data/personal-row.ts';
import type { Platform } from './platform.ts';

/**
 * What a feature is registered on: the platform, and the doors that this process opens. Every process registers the
 * same features; where a role is missing, its doors take what is registered and stay closed.
 */
export interface Ground extends Platform {
  readonly routes: EndpointRoutes;
  readonly sockets: Sockets;
}

/** What the registration of a feature answers. */
export interface Registered<Service> {
  /** What other features use of it. */
  readonly service: Service;
  /** Every column of the feature's tables that holds users' ids: what becomes of it when an account is cancelled or taken out. */
  readonly personal: readonly AnyPersonalRow[];
  /** Ends what the feature runs; what was received is stored when it resolves. Called before the database is closed. */
  close(): Promise<void>;
}

/** The `close` of a feature that runs nothing. */
export async function nothingToClose(): Promise<void> {}
