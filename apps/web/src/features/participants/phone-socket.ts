import { PHONES_HEARTBEAT_MS, PHONES_PATH, type PhonesMessage } from '@lectern/protocol/participants';
import { onChance } from '../../platform/connection/on-chance.ts';
import { later } from '../../platform/connection/retry-timer.ts';
import { openToldWire, ToldSocket } from '../../platform/connection/told-socket.ts';

/**
 * The socket on which a phone, a pupil's or the teacher's, receives messages about its lesson; it authenticates by its
 * token.
 */
export function openPhoneSocket(
  token: string,
  onMessage: (message: PhonesMessage) => void,
  onConnected: (connected: boolean) => void,
): ToldSocket<PhonesMessage> {
  return new ToldSocket<PhonesMessage>({
    open: () => openToldWire(PHONES_PATH),
    hello: async () => ({ token }),
    onMessage,
    onConnected,
    onChance,
    later,
    heartbeat: PHONES_HEARTBEAT_MS,
    random: Math.random,
  });
}
