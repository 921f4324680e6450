export type { Pupil } from './class-lists.ts';
export { pupilAvatar } from './pupil-avatar.ts';
export { Initial, PupilPhoto } from './pupil-photo.tsx';
export { clearSeats, fillSeats, type MovedSeat, roomOf, seatedAnew } from './seats/moved-seats.ts';
export { SeatGrid } from './seats/seat-grid.tsx';
export { sendStudents } from './send-students.ts';
export { fetchClasses, queryByIds, windowClasses } from './window-classes.ts';
