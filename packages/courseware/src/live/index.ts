export { LiveConnection, type LiveState, UNSENT_ORIGIN } from './live-connection.ts';
export type { LivePorts, LiveWire, LiveWireEvents } from './live-ports.ts';
