export { LessonRecords } from './lazy-lesson-records.tsx';
