import type { AuthToken } from '@lectern/protocol/tokens';
import { HostileCaller } from './hostile-caller.ts';

/** Does in a process of its own what `bench-hostile.ts` says, so that its own work is not measured. */
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
