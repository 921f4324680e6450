import { contrast, PEN_COLORS } from '@lectern/courseware/lesson';
import { RadioGroup } from '@lectern/ui/radio-group';
import { Check, Trash2 } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import {
  colorOn,
  HIGHLIGHTER_WIDTHS,
  type InkToolName,
  PEN_WIDTHS,
  type PenWidth,
  type ToolSettings,
  useInkTexts,
  type WrittenOn,
} from '../../parts/ink/index.ts';
import classes from './board.module.css';
import { useTexts } from './board-texts.ts';

export interface ToolChoicesProps {
  readonly tool: InkToolName;
  readonly settings: ToolSettings;
  readonly board: WrittenOn;
  readonly onSettings: (settings: ToolSettings) => void;
  readonly onClear: () => void;
}

/** The choices of the tool in the hand, in a card above the bar. They are the same as in class, and kept together. */
export function ToolChoices({ tool, settings, board, onSettings, onClear }: ToolChoicesProps): ReactNode {
  const t = useTexts();
  const ink = useInkTexts();
  if (tool === 'eraser') {
    const { habits } = settings;
    return (
      <div className={classes.card} role="group" aria-label={t('eraser')}>
        <RadioGroup
          label={t('eraser')}
          className={classes.choices}
          optionClassName={classes.choice}
          options={(['erasePart', 'eraseWhole'] as const).map((value) => ({ value, label: ink(value) }))}
          value={settings.eraseWhole ? 'eraseWhole' : 'erasePart'}
          onChange={(value) => onSettings({ ...settings, eraseWhole: value === 'eraseWhole' })}
        />
        <div className={classes.choices}>
          <button
            type="button"
            className={classes.choice}
            aria-pressed={habits.palmErases}
            onClick={() => onSettings({ ...settings, habits: { ...habits, palmErases: !habits.palmErases } })}
          >
            {ink('palmErases')}
          </button>
          <button type="button" className={classes.choice} onClick={onClear}>
            <Trash2 aria-hidden="true" />
            {t('clearPage')}
          </button>
        </div>
      </div>
    );
  }
  const { color: chosen } = settings[tool];
  const widths = tool === 'highlighter' ? HIGHLIGHTER_WIDTHS : PEN_WIDTHS;
  return (
    <div className={classes.card} role="group" aria-label={t(tool)}>
      <RadioGroup
        label={ink('color')}
        className={classes.choices}
        optionClassName={classes.swatch}
        options={PEN_COLORS.map((color) => ({
          value: color,
          label: ink(`colors.c${color}`),
          content: chosen === color && <Check aria-hidden="true" />,
          style: swatchOf(colorOn(board, color)),
        }))}
        value={chosen}
        onChange={(color) => onSettings({ ...settings, [tool]: { ...settings[tool], color } })}
      />
      {tool !== 'laser' && (
        <RadioGroup
          label={ink('width')}
          className={classes.choices}
          optionClassName={classes.widthChoice}
          options={(Object.keys(widths) as PenWidth[]).map((width) => ({
            value: width,
            label: ink(width),
            content: <span style={{ height: `${widths[width] / 10}rem` }} />,
          }))}
          value={settings[tool].width}
          onChange={(width) => onSettings({ ...settings, [tool]: { ...settings[tool], width } })}
        />
      )}
      {tool === 'magic' && <p className={classes.hint}>{ink('magicHint')}</p>}
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
