export type { Pupil } from './class-lists.ts';
export { sendStudents } from './class-lists.ts';
export { Initial, PupilPhoto, pupilAvatar } from './pupil-photo.tsx';
export { clearSeats, fillSeats, type MovedSeat, roomOf, seatedAnew } from './seats/moved-seats.ts';
export { SeatGrid } from './seats/seat-grid.tsx';
export { fetchClasses, queryByIds, windowClasses } from './window-classes.ts';
