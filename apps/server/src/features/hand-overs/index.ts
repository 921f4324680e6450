export type { HandOversService } from './hand-overs.service.ts';
export { registerHandOvers } from './register-hand-overs.ts';
