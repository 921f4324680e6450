import type { LivePorts, LiveWire, LiveWireEvents } from '@lectern/courseware/live';
import { socketAuthorization } from '../../../platform/api/authorization.ts';
import { later } from '../../../platform/connection/retry-timer.ts';

function open(path: string, events: LiveWireEvents): LiveWire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}${path}`);
  socket.binaryType = 'arraybuffer';
  socket.onopen = () => events.onOpen();
  socket.onmessage = ({ data }) => {
    if (data instanceof ArrayBuffer) events.onMessage(new Uint8Array(data));
  };
  socket.onclose = ({ code, reason }) => events.onClose(code, reason);
  return {
    send(message) {
      // In another state the close event follows, after which unacknowledged messages are sent again.
      if (socket.readyState === WebSocket.OPEN) socket.send(message as Uint8Array<ArrayBuffer>);
    },
    close: () => socket.close(),
  };
}

/** The ports of a live connection in a browser, for documents of the kind that the server serves at this path. */
export function livePorts(path: string): LivePorts {
  return {
    open: (events) => open(path, events),
    async token() {
      const authorization = await socketAuthorization(path);
      return authorization === undefined ? undefined : JSON.stringify({ authorization });
    },
    later,
    random: Math.random,
  };
}
