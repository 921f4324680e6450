export { type ExercisesService, registerExercises } from './register-exercises.ts';
