import { contrast, PEN_COLORS } from '@lectern/courseware/lesson';
import { RadioGroup } from '@lectern/ui/radio-group';
import { Check, Trash2 } from 'lucide-react';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import {
  colorOn,
  HIGHLIGHTER_WIDTHS,
  type InkToolName,
  PEN_WIDTHS,
  type PenWidth,
  type ToolSettings,
  useInkTexts,
  type WrittenOn,
} from '../../../parts/ink/index.ts';
import { useToolbarTexts } from '../toolbar-texts.ts';
import { Habit } from './habit.tsx';
import classes from './toolbar.module.css';

export interface ToolOptionsProps {
  readonly tool: InkToolName;
  readonly settings: ToolSettings;
  /** The board that is written on, where one is. */
  readonly board: WrittenOn;
  /** It was opened by the keyboard, which goes on in it. */
  readonly byKey: boolean;
  readonly onSettings: (settings: ToolSettings) => void;
  readonly onClear: () => void;
}

/** The choices of the tool in the hand, in a card beside the toolbar. */
export function ToolOptions({ tool, settings, board, byKey, onSettings, onClear }: ToolOptionsProps) {
  const t = useToolbarTexts();
  const late = useInkTexts();
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const opened = card.current;
    if (byKey) opened?.querySelector<HTMLElement>('input:checked')?.focus();
    const tools = opened?.parentElement;
    return () => {
      // The keyboard goes back to the tool whose card it was.
      if (opened?.contains(document.activeElement))
        tools?.querySelector<HTMLElement>('[aria-pressed="true"][aria-expanded]')?.focus();
    };
  }, [byKey]);
  if (tool === 'eraser') {
    return (
      <div ref={card} className={classes.options} role="group" aria-label={t('eraser')}>
        <RadioGroup
          label={t('eraser')}
          className={classes.choices}
          optionClassName={classes.choice}
          options={(['erasePart', 'eraseWhole'] as const).map((value) => ({ value, label: late(value) }))}
          value={settings.eraseWhole ? 'eraseWhole' : 'erasePart'}
          onChange={(value) => onSettings({ ...settings, eraseWhole: value === 'eraseWhole' })}
        />
        <Habit
          label={late('palmErases')}
          isOn={settings.habits.palmErases}
          onChange={(palmErases) => onSettings({ ...settings, habits: { ...settings.habits, palmErases } })}
        />
        <button type="button" className={classes.choice} onClick={onClear}>
          <Trash2 aria-hidden="true" />
          {t('clearPage')}
        </button>
      </div>
    );
  }
  const { color: chosen } = settings[tool];
  const widths = tool === 'highlighter' ? HIGHLIGHTER_WIDTHS : PEN_WIDTHS;
  return (
    <div ref={card} className={classes.options} role="group" aria-label={t(tool)}>
      <RadioGroup
        label={late('color')}
        className={classes.swatches}
        optionClassName={classes.swatch}
        options={PEN_COLORS.map((color) => ({
          value: color,
          label: late(`colors.c${color}`),
          content: chosen === color && <Check aria-hidden="true" />,
          style: swatchOf(colorOn(board, color)),
        }))}
        value={chosen}
        onChange={(color) => onSettings({ ...settings, [tool]: { ...settings[tool], color } })}
      />
      {tool !== 'laser' && (
        <RadioGroup
          label={late('width')}
          className={classes.widths}
          optionClassName={classes.widthChoice}
          options={(Object.keys(widths) as PenWidth[]).map((width) => ({
            value: width,
            label: late(width),
            content: <span style={{ height: `${widths[width] / 10}rem` }} />,
          }))}
          value={settings[tool].width}
          onChange={(width) => onSettings({ ...settings, [tool]: { ...settings[tool], width } })}
        />
      )}
      {tool === 'magic' && <p className={classes.hint}>{late('magicHint')}</p>}
      <Habit
        label={late('fingersTurn')}
        isOn={settings.habits.fingersTurn}
        onChange={(fingersTurn) => onSettings({ ...settings, habits: { ...settings.habits, fingersTurn } })}
      />
    </div>
  );
}

const DARK = '1D2421';
const LIGHT = 'FFFFFF';

/** A pen's colour as a button, with a mark on it that is seen. */
function swatchOf(color: string): CSSProperties {
  const mark = contrast(color, DARK) > contrast(color, LIGHT) ? DARK : LIGHT;
  return { background: `#${color}`, color: `#${mark}` };
}
