export { ExerciseScreen } from './exercise-screen.tsx';
