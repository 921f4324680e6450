import { ColorPicker, PanelSection, ThemeColors } from '@lectern/property-panel';
import { sharedOf, sharedRun, type TextTarget } from '@lectern/stage/edit';
import { Row, Stack } from '@lectern/ui';
import { Baseline, Highlighter } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { CommandButton } from '../../commands/command-button.tsx';
import { editLink } from '../../commands/insert/links.ts';
import { bold, italic, largerText, smallerText, underline } from '../../commands/text/text.ts';
import type { TextMark } from '../../commands/text/text-mark.ts';
import { clearLook, emphasis, strike, subscript, superscript } from '../../commands/text/text-marks.ts';
import { useColors } from '../../editing/editor-context.ts';
import { singleOf } from '../../editing/shared-value.ts';
import { usePanelTexts } from '../locale/texts.ts';
import classes from '../panel.module.css';
import { SymbolPicker } from '../symbols/symbol-picker.tsx';
import { fontChoiceOf, fontProps } from './font-list.ts';
import { FontPicker } from './font-picker.tsx';
import { SizeField } from './size-field.tsx';
import type { TextSectionProps } from './text-section.ts';

/** The font, size and marks of the selected text. */
export function FontSection({ target, paragraphs }: TextSectionProps): ReactNode {
  const t = usePanelTexts();
  const colors = useColors();
  const giveBack = useCallback(() => target.focus(), [target]);
  const family = sharedOf(
    paragraphs.flatMap((paragraph) =>
      (paragraph.runs.length > 0 ? paragraph.runs.map((run) => run.look) : [paragraph.end]).map((look) =>
        fontChoiceOf(look.latin, look.eastAsian),
      ),
    ),
  );
  const size = sharedRun(paragraphs, 'size');
  const mark = (command: TextMark) => (
    <CommandButton
      key={command.id}
      command={command}
      size="small"
      pressed={command.isOnIn(paragraphs)}
      onDone={giveBack}
    />
  );
  const patch = (props: Parameters<TextTarget['patchRuns']>[0]) => {
    target.patchRuns(props);
    giveBack();
  };
  const fill = singleOf(sharedRun(paragraphs, 'fill'));
  const highlight = singleOf(sharedRun(paragraphs, 'highlight'));
  return (
    <PanelSection title={t('text.font')}>
      <Stack gap={2} className={classes.fonts}>
        <FontPicker
          value={singleOf(family)}
          onPick={(value) => patch(fontProps(value))}
          giveBack={giveBack}
        />
        <SizeField
          value={singleOf(size) ?? null}
          onChange={(value) => target.patchRuns({ size: value })}
          giveBack={giveBack}
        />
      </Stack>
      <Row align="stretch" wrap className={classes.tools}>
        {[bold, italic, underline, strike, superscript, subscript].map(mark)}
      </Row>
      <Row align="stretch" wrap className={classes.tools}>
        {mark(emphasis)}
        <ColorPicker
          label={t('text.color')}
          icon={<Baseline />}
          colors={colors}
          value={
            fill?.type === 'solid'
              ? fill.color
              : fill === undefined
                ? { type: 'scheme', slot: 'tx1' }
                : undefined
          }
          goTo={giveBack}
          onPick={(color) => target.patchRuns({ fill: { type: 'solid', color } })}
        />
        <ColorPicker
          label={t('text.highlight')}
          icon={<Highlighter />}
          colors={colors}
          value={highlight}
          none={{ label: t('text.noHighlight'), onPick: () => target.patchRuns({ highlight: undefined }) }}
          goTo={giveBack}
          onPick={(color) => target.patchRuns({ highlight: color })}
        />
        <CommandButton command={largerText} size="small" onDone={giveBack} />
        <CommandButton command={smallerText} size="small" onDone={giveBack} />
        <CommandButton
          command={editLink}
          size="small"
          pressed={singleOf(sharedRun(paragraphs, 'link')) !== undefined}
        />
        <SymbolPicker giveBack={giveBack} />
        <CommandButton command={clearLook} size="small" onDone={giveBack} />
      </Row>
      <ThemeColors
        colors={colors}
        value={fill?.type === 'solid' ? fill.color : undefined}
        onPick={(color) => patch({ fill: { type: 'solid', color } })}
      />
    </PanelSection>
  );
}
