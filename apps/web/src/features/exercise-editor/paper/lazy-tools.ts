import { lazyComponent } from '@lectern/ui/lazy';

/** The fields and menus of the paper are loaded after the questions: many users only read an exercise. */
const load = () => import('./tools/index.ts');

export const AddQuestion = lazyComponent(async () => (await load()).AddQuestion);
export const ExerciseSettings = lazyComponent(async () => (await load()).ExerciseSettings);
export const QuestionTools = lazyComponent(async () => (await load()).QuestionTools);
export const SectionTools = lazyComponent(async () => (await load()).SectionTools);
