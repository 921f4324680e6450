import type { LivePorts, LiveWire, LiveWireEvents } from '@lectern/courseware/live';
import { COURSEWARE_LIVE_PATH } from '@lectern/protocol/courseware';
import { socketAuthorization } from '../../platform/api/authorization.ts';

function open(events: LiveWireEvents): LiveWire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}${COURSEWARE_LIVE_PATH}`);
  socket.binaryType = 'arraybuffer';
  socket.onopen = () => events.onOpen();
  socket.onmessage = ({ data }) => {
    if (data instanceof ArrayBuffer) events.onMessage(new Uint8Array(data));
  };
  socket.onclose = ({ code, reason }) => events.onClose(code, reason);
  return {
    send(message) {
      // Others than open: the close that follows is told, and what was not answered is sent again.
      if (socket.readyState === WebSocket.OPEN) socket.send(message as Uint8Array<ArrayBuffer>);
    },
    close: () => socket.close(),
  };
}

async function token(): Promise<string | undefined> {
  const authorization = await socketAuthorization(COURSEWARE_LIVE_PATH);
  return authorization === undefined ? undefined : JSON.stringify({ authorization });
}

/** The live connection's surroundings in a browser. */
export const browserPorts: LivePorts = {
  open,
  token,
  later(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};
