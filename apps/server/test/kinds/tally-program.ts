import { readConfig } from '../../src/platform/config.ts';
import { createHttpServer } from '../../src/platform/http/http-server.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { openPlatform } from '../../src/platform/open-platform.ts';
import { composeTallies } from './compose-tallies.ts';

/** A server with tallies in a separate process, to be killed. Prints its port when it accepts calls. */
const config = readConfig(process.env);
const { platform } = await openPlatform(config, createLog('error'));
const http = createHttpServer(platform);
await composeTallies(platform, http, { copied: [], rested: [] });
process.stdout.write(`${await http.listen(0, '127.0.0.1')}\n`);
