import { CHINESE_LABELS, ENGLISH_LABELS, type StageLabels } from '@lectern/stage/view';
import { useLanguage } from '../../../platform/i18n/texts.ts';

/** The labels in the language of the moment. */
export function useStageLabels(): StageLabels {
  return useLanguage() === 'zh' ? CHINESE_LABELS : ENGLISH_LABELS;
}
