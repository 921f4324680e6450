import type { HttpServer } from './platform/http/http-server.ts';
import type { Platform } from './platform/platform.ts';

/** What a feature runs besides its routes and must end before the platform closes. */
export interface RunningFeature {
  close(): Promise<void>;
}

/** The application put together: every feature on the platform, its routes and sockets on the HTTP server. */
export interface App {
  /** Ends what the features run, newest first: nothing that was acknowledged is lost. */
  close(): Promise<void>;
}

export async function composeApp(platform: Platform, http: HttpServer): Promise<App> {
  const running: RunningFeature[] = [];
  void platform;
  void http;
  return {
    async close() {
      for (const feature of running.reverse()) await feature.close();
    },
  };
}
