export { registerParticipants } from './register-participants.ts';
