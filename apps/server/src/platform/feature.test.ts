import { expect, it } from 'vitest';
import type { Role } from './config.ts';
import { openGround } from './feature.ts';
import type { HttpServer } from './http/http-server.ts';
import type { Platform } from './platform.ts';

/** Opens the ground of a process with these roles; returns what was registered with the HTTP server. */
function registeredWith(roles: readonly Role[]): readonly string[] {
  const registered: string[] = [];
  const note = (what: string) => () => void registered.push(what);
  const http = {
    routes: { handle: note('endpoint'), serve: note('page') },
    sockets: { handle: note('socket') },
  } as unknown as HttpServer;
  const { routes, sockets } = openGround({ config: { roles } } as unknown as Platform, http);
  routes.handle(undefined as never, undefined as never);
  routes.serve('/', undefined as never);
  sockets.handle(undefined as never, undefined as never);
  return registered;
}

it('a process serves endpoints and pages with the role `api`, and sockets with the role `collab`', () => {
  expect(registeredWith(['api', 'collab', 'worker'])).toEqual(['endpoint', 'page', 'socket']);
  expect(registeredWith(['api'])).toEqual(['endpoint', 'page']);
  expect(registeredWith(['collab'])).toEqual(['socket']);
  expect(registeredWith(['worker'])).toEqual([]);
});
