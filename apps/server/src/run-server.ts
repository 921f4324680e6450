import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { type App, composeApp } from './app.ts';
import type { Config } from './platform/config.ts';
import { serveDocs } from './platform/http/docs.ts';
import { serveHealth } from './platform/http/health.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { serveJoinAddress, serveWebFiles } from './platform/http/web-files.ts';
import { openPlatform } from './platform/open-platform.ts';

export const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

export interface RunningServer {
  readonly port: number;
  readonly app: App;
  /** Waits for running work, then closes everything from the outside in. */
  close(): Promise<void>;
}

/** Starts the program's roles in this process. When a step fails, the services opened before are closed again. */
export async function runServer(config: Config, log: Logger): Promise<RunningServer> {
  const open = await openPlatform(config, log);
  const { platform, pool } = open;
  const http = createHttpServer(platform);
  let app: App | undefined;
  const close = async () => {
    await http.close();
    await app?.close();
    await open.close();
  };
  try {
    app = await composeApp(platform, http);
    serveHealth(http, platform, pool);
    if (config.roles.includes('api')) {
      await serveDocs(http);
      serveJoinAddress(http.routes);
      if (!config.development) serveWebFiles(http.routes, WEB_FOLDER, config);
    }
    const port = await http.listen(config.port, config.host);
    return { port, app, close };
  } catch (error) {
    await close();
    throw error;
  }
}
