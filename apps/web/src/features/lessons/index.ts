export { LessonRecords } from './late-lesson-records.tsx';
