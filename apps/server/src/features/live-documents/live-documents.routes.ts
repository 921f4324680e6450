import { LIVE_MESSAGE_MAX_BYTES } from '@lectern/protocol/live';
import type { Sockets } from '../../platform/http/sockets.ts';
import type { LiveKind } from './live-kind.ts';
import type { LiveSockets } from './sockets/live-sockets.ts';

export function routeLiveDocuments(sockets: Sockets, { path }: LiveKind, live: LiveSockets): void {
  sockets.handle(path, {
    maxPayload: LIVE_MESSAGE_MAX_BYTES,
    onConnection: (socket, request) => live.accept(socket, request),
  });
}
