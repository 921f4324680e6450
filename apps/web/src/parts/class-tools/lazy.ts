export { noteOpening } from './note-opening.ts';
export { playSound } from './sounds.ts';
export { tellTimeIsUp } from './time-is-up.ts';
