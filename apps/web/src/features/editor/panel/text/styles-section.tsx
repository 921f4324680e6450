import { FoldedSection } from '@lectern/property-panel';
import { Stack, Text } from '@lectern/ui';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../../platform/i18n/texts.ts';
import { type Command, runCommand } from '../../commands/command.ts';
import { keyWord, paragraphStyles } from '../../commands/text/text-styles.ts';
import { useEditing } from '../../editing/editor-context.ts';
import { usePanelTexts } from '../locale/texts.ts';
import classes from '../panel.module.css';
import type { TextSectionProps } from './text-section.ts';

/** Named styles: of whole paragraphs, and of a key word. */
export function StylesSection({ target }: Pick<TextSectionProps, 'target'>): ReactNode {
  const t = usePanelTexts();
  const editing = useEditing();
  const language = useLanguage();
  const button = (command: Command, bold: boolean) => (
    <Text
      as="button"
      overflow="cut"
      surface="field"
      key={command.id}
      type="button"
      className={classes.choice}
      style={bold ? { fontWeight: 700 } : undefined}
      onClick={() => {
        runCommand(command, editing);
        target.focus();
      }}
    >
      {command.label[language]}
    </Text>
  );
  return (
    <FoldedSection id="text.styles" title={t('text.styles')}>
      <Stack gap={2} className={classes.styles}>
        {paragraphStyles.map((style) => button(style, style.bold))}
        {button(keyWord, true)}
      </Stack>
    </FoldedSection>
  );
}
