export { AddQuestion } from './add-question.tsx';
export { ExerciseSettings } from './exercise-settings.tsx';
export { QuestionTools } from './question-tools.tsx';
export { SectionTools } from './section-tools.tsx';
