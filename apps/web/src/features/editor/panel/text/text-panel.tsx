import type { ResolvedParagraph } from '@lectern/courseware';
import type { TextTarget } from '@lectern/stage/edit';
import { LateFailure } from '@lectern/ui';
import { late } from '@lectern/ui/late';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { useEditing, useTextTarget } from '../../editing/editor-context.ts';
import { resolvedSample } from '../../editing/resolved-sample.ts';
import classes from '../parts/panel.module.css';
import { usePanelTexts } from '../parts/panel-texts.ts';
import { FontSection } from './font-section.tsx';
import { LettersSection } from './letters-section.tsx';
import { ParagraphSection, SpacingSection } from './paragraph-section.tsx';
import { BoxDetailsSection, TextBoxSection } from './text-box-section.tsx';

/** Readings of characters are a dictionary of some size. */
const PinyinSection = late(async () => (await import('../pinyin/pinyin-section.tsx')).PinyinSection, {
  failed: LateFailure,
});

/** How the chosen text looks: the open text's selection, or all the text of what is chosen. */
export function TextPanel(): ReactNode {
  const t = usePanelTexts();
  const target = useTextTarget();
  const paragraphs = useResolved(target);
  if (!target || paragraphs.length === 0) return <p className={classes.empty}>{t('panel.noText')}</p>;
  return (
    <>
      <FontSection target={target} paragraphs={paragraphs} />
      <ParagraphSection target={target} paragraphs={paragraphs} />
      <PinyinSection target={target} />
      <TextBoxSection />
      <SpacingSection target={target} paragraphs={paragraphs} />
      <LettersSection target={target} paragraphs={paragraphs} />
      <BoxDetailsSection />
    </>
  );
}

/** The target's paragraphs with everything inherited put in, element by element. */
function useResolved(target: TextTarget | undefined): readonly ResolvedParagraph[] {
  const { session } = useEditing();
  const subscribe = useCallback(
    (listener: () => void) => target?.subscribe(listener) ?? (() => undefined),
    [target],
  );
  const sample = useSyncExternalStore(subscribe, () => target?.sample());
  return sample ? resolvedSample(session, sample) : [];
}
