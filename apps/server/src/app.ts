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
  void routes;
  void sockets;
  return {
    notices: [],
    async close() {
      for (const end of closing.reverse()) await end();
    },
  };
}
