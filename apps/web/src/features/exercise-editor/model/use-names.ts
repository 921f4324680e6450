import { kindName } from '@lectern/questions/kind-names';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import { useExerciseTexts } from '../texts.ts';
import type { OutlinedSection } from './outline.ts';
import { kindNameOf } from './question-facts.ts';

/** Returns the name of a question's kind in the current language: the code of a kind that is not known. */
export function useKindName(): (question: Readonly<Record<string, unknown>>) => string {
  const language = useLanguage();
  return (question) => {
    const code = kindNameOf(question);
    return kindName(code, language) ?? code;
  };
}

/** Returns the title of a section, or its number while it has no title. */
export function useSectionName(): (entry: Pick<OutlinedSection, 'section' | 'number'>) => string {
  const t = useExerciseTexts();
  return ({ section, number }) =>
    section.title.trim() === '' ? t('sectionNumber', { number }) : section.title;
}
