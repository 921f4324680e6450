import { sharedParagraph, type TextTarget } from '@lectern/stage/edit';
import { NumberField, ToggleGroup } from '@lectern/ui';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../../platform/i18n/texts.ts';
import { type Command, runCommand } from '../../commands/command.ts';
import { CommandButton } from '../../commands/command-button.tsx';
import { shortcutOf } from '../../commands/keys.ts';
import { deeper, listOf, lists, shallower } from '../../commands/paragraphs.ts';
import { textAlignments } from '../../commands/text.ts';
import { useEditing } from '../../editing/editor-context.ts';
import { singleOf } from '../../editing/shared-value.ts';
import classes from '../parts/panel.module.css';
import { PanelRow, PanelSection } from '../parts/panel-section.tsx';
import { usePanelTexts } from '../parts/panel-texts.ts';
import type { TextSectionProps } from './text-section.ts';

const alignments = ['l', 'ctr', 'r', 'just'] as const;

/** How the chosen paragraphs stand. */
export function ParagraphSection({ target, paragraphs }: TextSectionProps): ReactNode {
  const t = usePanelTexts();
  const align = singleOf(sharedParagraph(paragraphs, 'align'));
  const aligned = alignments.find((value) => value === align);
  const list = listOf(paragraphs);
  const spacing = singleOf(sharedParagraph(paragraphs, 'lineSpacing'));
  const before = singleOf(sharedParagraph(paragraphs, 'spaceBefore'));
  const after = singleOf(sharedParagraph(paragraphs, 'spaceAfter'));
  const editing = useEditing();
  const optionsOf = useOptions();
  const giveBack = () => target.focus();
  const run = (command: Command) => {
    runCommand(command, editing);
    giveBack();
  };
  const change = (work: Parameters<TextTarget['changeParagraphs']>[0]) => {
    target.changeParagraphs(work);
    giveBack();
  };
  return (
    <PanelSection title={t('text.paragraph')}>
      <div className={classes.row}>
        <ToggleGroup
          label={t('text.align')}
          value={aligned ? [aligned] : []}
          options={optionsOf(textAlignments)}
          onChange={([next]) => next && run(textAlignments[next])}
        />
      </div>
      <div className={classes.row}>
        <ToggleGroup
          label={t('text.list')}
          value={list ? [list] : []}
          options={optionsOf(lists)}
          // None is in once the one that was in is pressed again.
          onChange={([next = list]) => next && run(lists[next])}
        />
        <div className={classes.tools}>
          <CommandButton command={shallower} size="small" onDone={giveBack} />
          <CommandButton command={deeper} size="small" onDone={giveBack} />
        </div>
      </div>
      <PanelRow label={t('text.lineSpacing')}>
        <NumberField
          className={classes.wide}
          label={t('text.lineSpacing')}
          value={spacing?.type === 'percent' ? spacing.value : null}
          min={0.5}
          max={5}
          step={0.1}
          unit={t('text.times')}
          stepper
          onChange={(value) => change((props) => ({ ...props, lineSpacing: { type: 'percent', value } }))}
        />
      </PanelRow>
      <div className={classes.pairs}>
        <NumberField
          label={t('text.spaceBefore')}
          prefix={t('text.spaceBefore')}
          value={before?.type === 'points' ? before.value : null}
          min={0}
          max={400}
          unit="pt"
          onChange={(value) => change((props) => ({ ...props, spaceBefore: { type: 'points', value } }))}
        />
        <NumberField
          label={t('text.spaceAfter')}
          prefix={t('text.spaceAfter')}
          value={after?.type === 'points' ? after.value : null}
          min={0}
          max={400}
          unit="pt"
          onChange={(value) => change((props) => ({ ...props, spaceAfter: { type: 'points', value } }))}
        />
      </div>
    </PanelSection>
  );
}

/** Commands, by the value that they give, as the options of one group. */
function useOptions() {
  const language = useLanguage();
  return <Value extends string>(commands: Readonly<Record<Value, Command>>) =>
    (Object.keys(commands) as Value[]).map((value) => {
      const { label, icon: Icon, keys } = commands[value];
      return { value, label: label[language], icon: Icon ? <Icon /> : undefined, shortcut: shortcutOf(keys) };
    });
}
