export type { Pupil } from './class-lists.ts';
export { pupilAvatar } from './pupil-avatar.ts';
export { fetchClasses, queryByIds, windowClasses } from './window-classes.ts';
