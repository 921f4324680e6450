import { useExerciseTexts } from '../texts.ts';
import type { OutlinedSection } from './outline.ts';

/** Returns the title of a section, or its number while it has no title. */
export function useSectionName(): (entry: Pick<OutlinedSection, 'section' | 'number'>) => string {
  const t = useExerciseTexts();
  return ({ section, number }) =>
    section.title.trim() === '' ? t('sectionNumber', { number }) : section.title;
}
