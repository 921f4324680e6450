import type { LivePorts } from '@lectern/courseware/live';
import { COURSEWARE_LIVE_PATH } from '@lectern/protocol/courseware';
import type { AuthToken } from '@lectern/protocol/tokens';
import { sign } from './measured-server.ts';

/** The ports of a live connection in a benchmark: Node's own sockets, with a new signature for every handshake. */
export function livePorts(host: string, token: AuthToken, path: string = COURSEWARE_LIVE_PATH): LivePorts {
  return {
    open(events) {
      const socket = new WebSocket(`ws://${host}${path}`);
      socket.binaryType = 'arraybuffer';
      socket.onopen = () => events.onOpen();
      socket.onmessage = ({ data }) => events.onMessage(new Uint8Array(data as ArrayBuffer));
      socket.onclose = ({ code, reason }) => events.onClose(code, reason);
      return {
        send: (message) => {
          if (socket.readyState === WebSocket.OPEN) socket.send(Buffer.from(message));
        },
        close: () => socket.close(),
      };
    },
    token: async () => JSON.stringify({ authorization: sign(token, 'GET', path, host) }),
    later: (milliseconds, work) => {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  };
}
