import type { EndpointRoutes } from './http/endpoint-routes.ts';
import type { HttpServer } from './http/http-server.ts';
import type { Sockets } from './http/sockets.ts';
import type { AnyPersonalRow } from './personal-data/personal-row.ts';
import type { Platform } from './platform.ts';

/**
 * The platform on which a feature is registered, with the routes and sockets of this process. Every process registers
 * the same features; without the role, routes and sockets accept registrations but stay closed.
 */
export interface Ground extends Platform {
  readonly routes: EndpointRoutes;
  readonly sockets: Sockets;
}

/** Result of registering a feature. */
export interface Registered<Service> {
  /** API for other features. */
  readonly service: Service;
  /**
   * Every column of the feature's tables with users' ids: how its rows are handled when an account is cancelled or
   * exported.
   */
  readonly personal: readonly AnyPersonalRow[];
  /** Stops the feature; received data are stored when it resolves. Called before the database is closed. */
  close(): Promise<void>;
}

/** The `close` of a feature without background work. */
export async function nothingToClose(): Promise<void> {}

/**
 * Every process composes the same features; its roles decide which of them are active. Without `api` no endpoint
 * and no page is served, without `collab` no socket, and without `worker` no job is run (see `openPlatform`).
 */
export function openGround(platform: Platform, http: HttpServer): Ground {
  const { roles } = platform.config;
  return {
    ...platform,
    routes: roles.includes('api')
      ? http.routes
      : { ...http.routes, handle: () => undefined, serve: () => undefined },
    sockets: roles.includes('collab') ? http.sockets : { handle: () => undefined },
  };
}
