import { CHINESE_LABELS, ENGLISH_LABELS, type StageLabels } from '@lectern/stage/view';
import { useLanguage } from '../../../platform/i18n/texts.ts';

/** Returns the stage's labels in the current language. */
export function useStageLabels(): StageLabels {
  return useLanguage() === 'zh' ? CHINESE_LABELS : ENGLISH_LABELS;
}
