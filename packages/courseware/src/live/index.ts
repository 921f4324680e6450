export { LiveConnection, type LiveConnectionOptions, type LiveState } from './live-connection.ts';
export type { LivePorts, LiveWire, LiveWireEvents } from './live-ports.ts';
