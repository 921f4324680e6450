export { LessonSocket, openLessonWire } from './lesson-socket.ts';
export { onChance } from './on-chance.ts';
export type { ActivityChange, AskedCommand, PanelPhones } from './panel-phones.ts';
export { usePhones } from './use-phones.ts';
