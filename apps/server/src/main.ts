import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Logger } from 'pino';
import { ConfigError, readConfig } from './platform/config.ts';
import { MigrationError } from './platform/database/migrate.ts';
import { OwnPostgresError } from './platform/database/postgres-binaries.ts';
import { createLog, logConsole } from './platform/log/log.ts';
import { plainLine, terminalLanguage } from './platform/log/plain-lines.ts';
import type { RunningServer } from './run-server.ts';

/** Time after which a shutdown is aborted, milliseconds. */
const DRAIN_MAX_MS = 9_500;
/** npm, the terminal and the start script each forward a Ctrl-C: signals within this time count as one. */
const SAME_SIGNAL_MS = 1_500;
const LAUNCHER_CHECK_MS = 500;
/** A process that is ending may still use the port. */
const PORT_RETRIES = 20;
const PORT_RETRY_MS = 150;

const language = terminalLanguage(process.env);

function say(zh: string, en: string): void {
  process.stdout.write(`${language === 'zh' ? zh : en}\n`);
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const terminal = { write: (line: string) => process.stderr.write(plainLine(line)) };
  const log = process.stderr.isTTY ? createLog(config.logLevel, terminal) : createLog(config.logLevel);
  logConsole(log);
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled promise rejection'));

  const ending = new AbortController();
  let server: RunningServer | undefined;
  let asked: number | undefined;
  const end = (why: string) => {
    const now = performance.now();
    if (asked !== undefined && now - asked < SAME_SIGNAL_MS) return;
    if (asked !== undefined) process.exit(1);
    asked = now;
    ending.abort();
    setTimeout(() => process.exit(1), DRAIN_MAX_MS).unref();
    log.info(`stopping: ${why}`);
    if (server) void stop(server, log);
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => end(name));
  watchLauncher(process.env.LECTERN_LAUNCHER, end);

  await portFree(config.port, config.host);
  // Loaded here, so that an invalid value or a used port is reported at once.
  const { runServer } = await import('./run-server.ts');
  server = await runServer(config, log);
  if (ending.signal.aborted) return await stop(server, log);
  const host = ['0.0.0.0', '::', '127.0.0.1'].includes(config.host) ? 'localhost' : config.host;
  const address = process.env.LECTERN_SHOWN_ADDRESS ?? `http://${host}:${server.port}`;
  for (const notice of server.app.notices) say(notice.zh, notice.en);
  say(`讲台已就绪：${address}`, `Lectern is ready: ${address}`);
}

async function stop(server: RunningServer, log: Logger): Promise<void> {
  await server.close();
  log.info('stopped');
  process.exit(0);
}

/** Checks the port before the database is opened, and retries for a moment, for a process that is ending may use it. */
async function portFree(port: number, host: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const probe = createServer();
    try {
      probe.listen(port, host);
      await once(probe, 'listening');
      probe.close();
      return await once(probe, 'close').then(() => undefined);
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || attempt >= PORT_RETRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PORT_RETRY_MS));
    }
  }
}

/**
 * Ends the program when the process that started it has been killed, for no process would forward a Ctrl-C any more.
 */
function watchLauncher(pid: string | undefined, end: (why: string) => void): void {
  const launcher = Number(pid);
  if (!Number.isInteger(launcher) || launcher <= 1) return;
  const check = setInterval(() => {
    try {
      process.kill(launcher, 0);
    } catch {
      clearInterval(check);
      end('its launcher has exited');
    }
  }, LAUNCHER_CHECK_MS);
  check.unref();
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return language === 'zh' ? error.zh : error.en;
  if (error instanceof OwnPostgresError || error instanceof MigrationError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  const port = 'port' in error ? String(error.port) : '';
  if (code === 'EADDRINUSE') {
    return language === 'zh'
      ? `端口 ${port} 已被占用：讲台可能已在运行；请先停止它，或用 LECTERN_PORT 指定另一个端口`
      : `Port ${port} is in use: Lectern may be running already. Stop that program, or set another port with LECTERN_PORT`;
  }
  if (code === 'EACCES' && port) {
    return language === 'zh'
      ? `没有权限使用端口 ${port}：请用 LECTERN_PORT 指定 1024 以上的端口`
      : `Port ${port} is not permitted: set one above 1024 with LECTERN_PORT`;
  }
  return language === 'zh' ? `无法启动：${error.stack}` : `Lectern failed to start: ${error.stack}`;
}

main().catch((error: unknown) => fail(explain(error)));
