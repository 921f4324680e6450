export { LessonSocket, openLessonWire } from './lesson-socket.ts';
export { onChance } from './on-chance.ts';
