import { APP_ID_HEADER } from '@lectern/protocol';
import type { AuthToken } from '@lectern/protocol/tokens';
import { sign } from '../measured-server.ts';

/** Adds the milliseconds of a signed GET to `times`, until its response was read completely. */
export async function timedCall(
  host: string,
  token: AuthToken,
  path: string,
  times: number[],
): Promise<void> {
  const begun = performance.now();
  const headers = { [APP_ID_HEADER]: 'lectern-bench', authorization: sign(token, 'GET', path, host) };
  const answer = await fetch(`http://${host}${path}`, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`GET ${path} returned ${answer.status}`);
  times.push(performance.now() - begun);
}
