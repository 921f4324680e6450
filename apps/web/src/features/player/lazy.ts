export { bringPlayerAhead } from './bring-ahead.ts';
