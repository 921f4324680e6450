export { registerLessons } from './register-lessons.ts';
