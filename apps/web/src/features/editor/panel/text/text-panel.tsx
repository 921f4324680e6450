import { CodeLoadFailure, Text } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import type { ReactNode } from 'react';
import { ChosenContents } from '../../contents/chosen-contents.tsx';
import { useResolvedText, useTextTarget } from '../../editing/editor-context.ts';
import { usePanelTexts } from '../locale/texts.ts';
import classes from '../panel.module.css';
import { FontSection } from './font-section.tsx';
import { LettersSection } from './letters-section.tsx';
import { ParagraphSection, SpacingSection } from './paragraph-section.tsx';
import { StylesSection } from './styles-section.tsx';
import { BoxDetailsSection, TextBoxSection } from './text-box-section.tsx';
import { WordArtSection } from './word-art-section.tsx';

/** This section is loaded on demand, because the dictionary of readings is large. */
const PinyinSection = lazyComponent(
  async () => (await import('../pinyin/pinyin-section.tsx')).PinyinSection,
  {
    failed: CodeLoadFailure,
  },
);

/** The format of the selected text: the selection in an open text, or all text of the selected elements. */
export function TextPanel(): ReactNode {
  const t = usePanelTexts();
  const target = useTextTarget();
  const paragraphs = useResolvedText(target);
  if (!target || paragraphs.length === 0)
    return (
      <Text as="p" size="body" tone="quiet" textAlign="center" className={classes.empty}>
        {t('panel.noText')}
      </Text>
    );
  return (
    <>
      <ChosenContents />
      <FontSection target={target} paragraphs={paragraphs} />
      <ParagraphSection target={target} paragraphs={paragraphs} />
      <PinyinSection target={target} />
      <TextBoxSection />
      <StylesSection target={target} />
      <SpacingSection target={target} paragraphs={paragraphs} />
      <LettersSection target={target} paragraphs={paragraphs} />
      <WordArtSection target={target} paragraphs={paragraphs} />
      <BoxDetailsSection />
    </>
  );
}
