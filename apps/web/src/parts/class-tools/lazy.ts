export { noteOpening } from './note-opening.ts';
export { tellTimeIsUp } from './time-is-up.ts';
