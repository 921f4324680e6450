import type { AuthToken } from '@lectern/protocol/tokens';
import { HostileCaller } from './hostile-caller.ts';

/** Runs the work of `bench-hostile.ts` in a separate process, so that its own time is not measured. */
export interface HostileOrder {
  readonly host: string;
  readonly token: AuthToken;
  readonly id: string;
  readonly what: 'take-out' | 'open';
  readonly forMs: number;
}

process.once('message', async ({ host, token, id, what, forMs }: HostileOrder) => {
  const caller = new HostileCaller(host, token);
  const until = performance.now() + forMs;
  await (what === 'open' ? caller.open(id, until) : caller.takeOut(id, until));
  process.disconnect();
});
