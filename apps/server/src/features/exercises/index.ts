export { registerExercises } from './register-exercises.ts';
