import type { Role } from '../platform/config.ts';
import type { EndpointRoutes } from '../platform/http/endpoint-routes.ts';
import type { HttpServer } from '../platform/http/http-server.ts';
import type { Sockets } from '../platform/http/sockets.ts';

/** What the features of this process may open to the outside. */
export interface RolePorts {
  readonly routes: EndpointRoutes;
  readonly sockets: Sockets;
}

/**
 * Every process composes the same features; the roles decide which of their doors open. Without `api` no endpoint
 * and no page is served, without `collab` no socket, and without `worker` no job is taken (see `openPlatform`).
 */
export function rolePorts(http: HttpServer, roles: readonly Role[]): RolePorts {
  return {
    routes: roles.includes('api')
      ? http.routes
      : { ...http.routes, handle: () => undefined, serve: () => undefined },
    sockets: roles.includes('collab') ? http.sockets : { handle: () => undefined },
  };
}
