import type { Ground } from '../platform/feature.ts';
import type { HttpServer } from '../platform/http/http-server.ts';
import type { Platform } from '../platform/platform.ts';

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
