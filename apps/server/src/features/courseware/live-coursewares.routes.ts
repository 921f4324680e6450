import { COURSEWARE_LIVE_PATH, LIVE_MESSAGE_MAX_BYTES } from '@lectern/protocol/courseware';
import type { Sockets } from '../../platform/http/sockets.ts';
import type { LiveCoursewares } from './live-coursewares.ts';

export function routeLiveCoursewares(sockets: Sockets, live: LiveCoursewares): void {
  sockets.handle(COURSEWARE_LIVE_PATH, {
    maxPayload: LIVE_MESSAGE_MAX_BYTES,
    onConnection: (socket, request) => live.accept(socket, request),
  });
}
