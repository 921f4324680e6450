import { PHONES_HEARTBEAT_MS, PHONES_PATH, type PhonesMessage } from '@lectern/protocol/participants';
import { MessageSocket, openSocketWire } from '../../platform/connection/message-socket.ts';
import { onChance } from '../../platform/connection/on-chance.ts';
import { later } from '../../platform/connection/retry-timer.ts';

/**
 * The socket on which a phone, a pupil's or the teacher's, receives messages about its lesson; it authenticates by its
 * token.
 */
export function openPhoneSocket(
  token: string,
  onMessage: (message: PhonesMessage) => void,
  onConnected: (connected: boolean) => void,
): MessageSocket<PhonesMessage> {
  return new MessageSocket<PhonesMessage>({
    open: () => openSocketWire(PHONES_PATH),
    hello: async () => ({ token }),
    onMessage,
    onConnected,
    onChance,
    later,
    heartbeat: PHONES_HEARTBEAT_MS,
    random: Math.random,
  });
}
