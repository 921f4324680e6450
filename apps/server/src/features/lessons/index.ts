export { LESSON_OVER_TOPIC, type LessonsService } from './lessons.service.ts';
export { registerLessons } from './register-lessons.ts';
