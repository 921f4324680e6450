/** The socket of push messages. The client's first message is the MAC header, as JSON, signed for `GET /ws/push`. */
export const PUSH_PATH = '/ws/push';
/** Interval of the server's pings, milliseconds; a socket that missed two is closed. */
export const PUSH_HEARTBEAT_MS = 20_000;
