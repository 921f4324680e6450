import { WORD_GRIDS } from '@lectern/courseware';
import { FoldedSection, PanelLine, PanelRow, PanelSection, PanelSelect } from '@lectern/property-panel';
import { type Shared, sharedOf, sharedParagraph, type TextTarget } from '@lectern/stage/edit';
import { NumberField, Row, Stack, ToggleGroup } from '@lectern/ui';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../../platform/i18n/texts.ts';
import { type Command, runCommand } from '../../commands/command.ts';
import { CommandButton } from '../../commands/command-button.tsx';
import { shortcutOf } from '../../commands/keys.ts';
import {
  deeper,
  firstLineIn,
  indentFirstLine,
  largestSize,
  listOf,
  lists,
  shallower,
  wordGridAs,
} from '../../commands/text/paragraphs.ts';
import { textAlignments } from '../../commands/text/text.ts';
import { useEditing } from '../../editing/editor-context.ts';
import { singleOf } from '../../editing/shared-value.ts';
import { usePanelTexts } from '../locale/texts.ts';
import classes from '../panel.module.css';
import galleryClasses from './list-gallery.module.css';
import { ListGallery } from './list-gallery.tsx';
import type { TextSectionProps } from './text-section.ts';

const alignments = ['l', 'ctr', 'r', 'just'] as const;
const listKinds = ['char', 'number'] as const;

/** Alignment, lists and line spacing of the selected paragraphs. */
export function ParagraphSection({ target, paragraphs }: TextSectionProps): ReactNode {
  const t = usePanelTexts();
  const align = singleOf(sharedParagraph(paragraphs, 'align'));
  const aligned = alignments.find((value) => value === align);
  const list = listOf(paragraphs);
  const spacing = singleOf(sharedParagraph(paragraphs, 'lineSpacing'));
  const editing = useEditing();
  const optionsOf = useOptions();
  const giveBack = () => target.focus();
  const run = (command: Command) => {
    runCommand(command, editing);
    giveBack();
  };
  return (
    <PanelSection title={t('text.paragraph')}>
      <PanelLine>
        <ToggleGroup
          label={t('text.align')}
          value={aligned ? [aligned] : []}
          options={optionsOf(textAlignments)}
          onChange={([next]) => next && run(textAlignments[next])}
        />
      </PanelLine>
      <PanelLine>
        <Row align="stretch" wrap className={classes.tools}>
          {listKinds.map((kind) => (
            <span key={kind} className={galleryClasses.split}>
              <CommandButton command={lists[kind]} size="small" pressed={list === kind} onDone={giveBack} />
              <ListGallery kind={kind} target={target} paragraphs={paragraphs} />
            </span>
          ))}
        </Row>
        <Row align="stretch" wrap className={classes.tools}>
          <CommandButton command={shallower} size="small" onDone={giveBack} />
          <CommandButton command={deeper} size="small" onDone={giveBack} />
          <CommandButton
            command={indentFirstLine}
            size="small"
            pressed={paragraphs.every(({ indent }) => indent > 0)}
            onDone={giveBack}
          />
        </Row>
      </PanelLine>
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
          onEnter={giveBack}
          onChange={(value) =>
            target.changeParagraphs((props) => ({ ...props, lineSpacing: { type: 'percent', value } }))
          }
        />
      </PanelRow>
      <WritingGrid paragraphs={paragraphs} />
    </PanelSection>
  );
}

/** The writing grid of the selected paragraphs. */
function WritingGrid({ paragraphs }: Pick<TextSectionProps, 'paragraphs'>): ReactNode {
  const t = usePanelTexts();
  const editing = useEditing();
  const grid = sharedOf(paragraphs.map(({ wordGrid }) => wordGrid ?? 'none'));
  return (
    <PanelRow label={t('text.wordGrid')}>
      <PanelSelect
        className={classes.wide}
        size="small"
        label={t('text.wordGrid')}
        value={singleOf(grid) ?? null}
        placeholder={t('text.mixed')}
        options={(['none', ...WORD_GRIDS] as const).map((value) => ({
          value,
          label: t(`text.wordGrids.${value}`),
        }))}
        onChange={(value) => runCommand(wordGridAs, editing, value === 'none' ? undefined : value)}
      />
    </PanelRow>
  );
}

/** Settings that are rarely needed: the spacing around paragraphs and their indents, in multiples of the font size. */
export function SpacingSection({ target, paragraphs }: TextSectionProps): ReactNode {
  const t = usePanelTexts();
  const before = singleOf(sharedParagraph(paragraphs, 'spaceBefore'));
  const after = singleOf(sharedParagraph(paragraphs, 'spaceAfter'));
  const giveBack = () => target.focus();
  const letter = largestSize(paragraphs);
  const indent = singleOf(sharedParagraph(paragraphs, 'indent'));
  const special = singleOf(sharedOf(paragraphs.map((paragraph) => specialOf(paragraph.indent))));
  const inLetters = (length: number) => Math.round((length / letter) * 100) / 100;
  return (
    <FoldedSection id="text.spacing" title={t('text.spacing')}>
      <Stack gap={2} className={classes.pairs}>
        <NumberField
          label={t('text.spaceBefore')}
          prefix={t('text.spaceBefore')}
          value={before?.type === 'points' ? before.value : null}
          min={0}
          max={400}
          unit="pt"
          onEnter={giveBack}
          onChange={(value) =>
            target.changeParagraphs((props) => ({ ...props, spaceBefore: { type: 'points', value } }))
          }
        />
        <NumberField
          label={t('text.spaceAfter')}
          prefix={t('text.spaceAfter')}
          value={after?.type === 'points' ? after.value : null}
          min={0}
          max={400}
          unit="pt"
          onEnter={giveBack}
          onChange={(value) =>
            target.changeParagraphs((props) => ({ ...props, spaceAfter: { type: 'points', value } }))
          }
        />
      </Stack>
      <Stack gap={2} className={classes.pairs}>
        <PanelSelect
          label={t('text.special')}
          size="small"
          value={special ?? null}
          placeholder={t('text.mixed')}
          options={[
            { value: 'none', label: t('text.noIndent') },
            { value: 'first', label: t('text.firstLine') },
            { value: 'hanging', label: t('text.hanging') },
          ]}
          onChange={(kind) => {
            target.changeParagraphs(firstLineIn({ none: 0, first: 2, hanging: -2 }[kind] * letter));
          }}
        />
        <NumberField
          label={t('text.specialBy')}
          value={indent === undefined ? null : inLetters(Math.abs(indent))}
          min={0}
          max={20}
          step={0.5}
          unit={t('text.letters')}
          disabled={special === undefined || special === 'none'}
          onEnter={giveBack}
          onChange={(value) =>
            target.changeParagraphs(firstLineIn(value * letter * (special === 'hanging' ? -1 : 1)))
          }
        />
      </Stack>
      <Stack gap={2} className={classes.pairs}>
        <Margin
          target={target}
          side="marginLeft"
          label={t('text.before')}
          letter={letter}
          shared={sharedParagraph(paragraphs, 'marginLeft')}
        />
        <Margin
          target={target}
          side="marginRight"
          label={t('text.after')}
          letter={letter}
          shared={sharedParagraph(paragraphs, 'marginRight')}
        />
      </Stack>
    </FoldedSection>
  );
}

interface MarginProps {
  readonly target: TextTarget;
  readonly side: 'marginLeft' | 'marginRight';
  readonly label: string;
  /** Font size that indents are measured in, logical pixels. */
  readonly letter: number;
  readonly shared: Shared<number>;
}

function Margin({ target, side, label, letter, shared }: MarginProps): ReactNode {
  const t = usePanelTexts();
  const length = singleOf(shared);
  return (
    <NumberField
      label={label}
      prefix={label}
      value={length === undefined ? null : Math.round((length / letter) * 100) / 100}
      min={0}
      max={40}
      step={0.5}
      unit={t('text.letters')}
      onEnter={() => target.focus()}
      onChange={(value) =>
        target.changeParagraphs((props) => ({ ...props, [side]: Math.round(value * letter * 100) / 100 }))
      }
    />
  );
}

function specialOf(indent: number): 'none' | 'first' | 'hanging' {
  return indent === 0 ? 'none' : indent > 0 ? 'first' : 'hanging';
}

/** Returns a function that turns commands into the options of a group, by the value that they set. */
function useOptions() {
  const language = useLanguage();
  return <Value extends string>(commands: Readonly<Record<Value, Command>>) =>
    (Object.keys(commands) as Value[]).map((value) => {
      const { label, icon: Icon, keys } = commands[value];
      return { value, label: label[language], icon: Icon ? <Icon /> : undefined, shortcut: shortcutOf(keys) };
    });
}
