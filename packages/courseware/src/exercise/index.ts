export { EXERCISE } from '../document/reader.ts';
export { ExerciseGuard } from '../limits/exercise-guard.ts';
export { EXERCISE_LIMITS } from '../limits/exercise-limits.ts';
export type { ExerciseQuestion, ExerciseSection } from '../records/exercise.ts';
export { coursewareOfExercise } from './courseware-of-exercise.ts';
export {
  addExerciseQuestions,
  addExerciseSection,
  blankExercise,
  exerciseQuestions,
  exerciseSections,
  moveExerciseQuestion,
  moveExerciseSection,
  type NewExerciseQuestion,
  removeFromExercise,
  restoreToExercise,
  setExercise,
} from './exercise-document.ts';
