import type { Color, ColorContext, ResolvedParagraph, RunProps } from '@lectern/courseware';
import { sharedOf, sharedRun, type TextTarget } from '@lectern/stage/edit';
import { ColorSwatches, IconButton, NumberField, Select } from '@lectern/ui';
import {
  Baseline,
  Bold,
  CircleDot,
  Highlighter,
  Italic,
  RemoveFormatting,
  Strikethrough,
  Subscript,
  Superscript,
  Underline,
} from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { useReturnedFocus } from '../../editing/use-returned-focus.ts';
import { useEditorTexts } from '../../locale/texts.ts';
import { ColorPicker } from '../parts/color-picker.tsx';
import { cssOf, sameColor, themePalette } from '../parts/palette.ts';
import classes from '../parts/panel.module.css';
import { PanelSection } from '../parts/panel-section.tsx';
import { singleOf, type TextSectionProps } from '../parts/shared-value.ts';
import { useColors } from '../parts/use-colors.ts';
import { fontChoiceOf, fontChoices } from './font-list.ts';

const superscript = 0.3;
const subscript = -0.25;

/** The face, size and marks of the chosen runs. */
export function FontSection({ target, paragraphs }: TextSectionProps): ReactNode {
  const t = useEditorTexts();
  const colors = useColors();
  const { chose, returnsFocus } = useReturnedFocus(useCallback(() => target.focus(), [target]));
  const family = sharedOf(
    paragraphs.flatMap((paragraph) =>
      (paragraph.runs.length > 0 ? paragraph.runs.map((run) => run.look) : [paragraph.end]).map((look) =>
        fontChoiceOf(look.latin, look.eastAsian),
      ),
    ),
  );
  const size = sharedRun(paragraphs, 'size');
  const patch = (props: Parameters<TextTarget['patchRuns']>[0]) => {
    target.patchRuns(props);
    target.focus();
  };
  const known = fontChoices.map(({ value, label, family: face }) => ({
    value,
    label: typeof label === 'string' ? label : t(`text.${label.key}`),
    style: { fontFamily: face },
  }));
  const own = singleOf(family);
  const fonts =
    own === undefined || known.some(({ value }) => value === own)
      ? known
      : [...known, { value: own, label: own, style: {} }];
  const marks = marksOf(paragraphs);
  const fill = singleOf(sharedRun(paragraphs, 'fill'));
  const highlight = singleOf(sharedRun(paragraphs, 'highlight'));
  return (
    <PanelSection title={t('text.font')}>
      <div className={classes.fonts}>
        <Select
          label={t('text.family')}
          size="small"
          value={own ?? null}
          placeholder={t('text.mixed')}
          options={fonts}
          returnsFocus={returnsFocus}
          onChange={(value) => {
            chose();
            patch(
              fontChoices.find((choice) => choice.value === value)?.props ?? {
                latin: value,
                eastAsian: value,
              },
            );
          }}
        />
        <SizeField value={singleOf(size) ?? null} onChange={(value) => patch({ size: value })} />
      </div>
      <div className={classes.tools}>
        <Mark
          label={t('text.bold')}
          shortcut="Ctrl+B"
          icon={<Bold />}
          on={marks.bold}
          onToggle={(on) => patch({ bold: on })}
        />
        <Mark
          label={t('text.italic')}
          shortcut="Ctrl+I"
          icon={<Italic />}
          on={marks.italic}
          onToggle={(on) => patch({ italic: on })}
        />
        <Mark
          label={t('text.underline')}
          shortcut="Ctrl+U"
          icon={<Underline />}
          on={marks.underline}
          onToggle={(on) => patch({ underline: on ? 'sng' : 'none' })}
        />
        <Mark
          label={t('text.strike')}
          icon={<Strikethrough />}
          on={marks.strike}
          onToggle={(on) => patch({ strike: on ? 'single' : 'none' })}
        />
        <Mark
          label={t('text.superscript')}
          icon={<Superscript />}
          on={marks.superscript}
          onToggle={(on) => patch({ baseline: on ? superscript : 0 })}
        />
        <Mark
          label={t('text.subscript')}
          icon={<Subscript />}
          on={marks.subscript}
          onToggle={(on) => patch({ baseline: on ? subscript : 0 })}
        />
      </div>
      <div className={classes.tools}>
        <Mark
          label={t('text.emphasis')}
          icon={<CircleDot />}
          on={marks.emphasis}
          onToggle={(on) => patch({ emphasisMark: on })}
        />
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
          onPick={(color) => patch({ fill: { type: 'solid', color } })}
        />
        <ColorPicker
          label={t('text.highlight')}
          icon={<Highlighter />}
          colors={colors}
          value={highlight}
          none={{ label: t('text.noHighlight'), onPick: () => patch({ highlight: undefined }) }}
          onPick={(color) => patch({ highlight: color })}
        />
        <IconButton
          size="small"
          label={t('text.clear')}
          icon={<RemoveFormatting />}
          onClick={() => patch(cleared)}
        />
      </div>
      <ThemeColors
        colors={colors}
        value={fill?.type === 'solid' ? fill.color : undefined}
        onPick={(color) => patch({ fill: { type: 'solid', color } })}
      />
    </PanelSection>
  );
}

interface ThemeColorsProps {
  readonly colors: ColorContext;
  readonly value: Color | undefined;
  readonly onPick: (color: Color) => void;
}

/** The theme's own colours, one press away. */
function ThemeColors({ colors, value, onPick }: ThemeColorsProps): ReactNode {
  const t = useEditorTexts();
  const palette = themePalette(colors).slice(0, 10);
  const chosen = palette.findIndex((entry) => sameColor(value, entry.color));
  return (
    <ColorSwatches
      label={t('color.theme')}
      columns={10}
      selected={chosen < 0 ? undefined : chosen}
      swatches={palette.map(({ color, slot }) => ({
        color: cssOf(color, colors),
        label: t(`color.slot.${slot}`),
      }))}
      onPick={(index) => {
        const entry = palette[index];
        if (entry) onPick(entry.color);
      }}
    />
  );
}

/** Everything that a hand can give a run, given back to what it inherits. Links and phonetics stay. */
const cleared: { readonly [K in keyof RunProps]?: undefined } = {
  size: undefined,
  bold: undefined,
  italic: undefined,
  underline: undefined,
  underlineColor: undefined,
  strike: undefined,
  fill: undefined,
  outline: undefined,
  effects: undefined,
  highlight: undefined,
  latin: undefined,
  eastAsian: undefined,
  complexScript: undefined,
  baseline: undefined,
  spacing: undefined,
  caps: undefined,
  emphasisMark: undefined,
};

function SizeField({
  value,
  onChange,
}: {
  readonly value: number | null;
  readonly onChange: (value: number) => void;
}) {
  const t = useEditorTexts();
  return (
    <NumberField
      label={t('text.size')}
      value={value}
      min={1}
      max={400}
      step={1}
      digits={1}
      stepper
      onChange={onChange}
    />
  );
}

interface MarkProps {
  readonly label: string;
  readonly shortcut?: string;
  readonly icon: ReactNode;
  readonly on: boolean;
  readonly onToggle: (on: boolean) => void;
}

function Mark({ label, shortcut, icon, on, onToggle }: MarkProps): ReactNode {
  return (
    <IconButton
      size="small"
      label={label}
      shortcut={shortcut}
      icon={icon}
      pressed={on}
      onClick={() => onToggle(!on)}
    />
  );
}

function marksOf(paragraphs: readonly ResolvedParagraph[]) {
  const baseline = singleOf(sharedRun(paragraphs, 'baseline')) ?? 0;
  const underline = singleOf(sharedRun(paragraphs, 'underline'));
  const strike = singleOf(sharedRun(paragraphs, 'strike'));
  return {
    bold: singleOf(sharedRun(paragraphs, 'bold')) === true,
    italic: singleOf(sharedRun(paragraphs, 'italic')) === true,
    underline: underline !== undefined && underline !== 'none',
    strike: strike !== undefined && strike !== 'none',
    superscript: baseline > 0,
    subscript: baseline < 0,
    emphasis: singleOf(sharedRun(paragraphs, 'emphasisMark')) === true,
  };
}
