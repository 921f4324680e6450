export { EXERCISE } from '../document/reader.ts';
export { EXERCISE_LIMITS } from '../limits/courseware-limits.ts';
export { ExerciseGuard } from '../limits/exercise-guard.ts';
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
