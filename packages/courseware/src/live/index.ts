export { LiveConnection, type LiveState } from './live-connection.ts';
export type { LivePorts, LiveWire, LiveWireEvents } from './live-ports.ts';
