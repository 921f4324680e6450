import { Check, Trash2 } from 'lucide-react';
import { useTexts } from './texts.ts';
import {
  HIGHLIGHTER_WIDTHS,
  PEN_COLORS,
  PEN_WIDTHS,
  type PenWidth,
  type ToolSettings,
} from './tool-settings.ts';
import classes from './toolbar.module.css';

export interface ToolOptionsProps {
  readonly tool: 'pen' | 'highlighter' | 'eraser';
  readonly settings: ToolSettings;
  readonly onSettings: (settings: ToolSettings) => void;
  readonly onClear: () => void;
}

/** The choices of the tool in the hand, in a card beside the toolbar. */
export function ToolOptions({ tool, settings, onSettings, onClear }: ToolOptionsProps) {
  const t = useTexts();
  if (tool === 'eraser') {
    return (
      <div className={classes.options} role="group" aria-label={t('eraser')}>
        {[false, true].map((whole) => (
          <button
            key={String(whole)}
            type="button"
            className={classes.choice}
            aria-pressed={settings.eraseWhole === whole}
            onClick={() => onSettings({ ...settings, eraseWhole: whole })}
          >
            {t(whole ? 'eraseWhole' : 'erasePart')}
          </button>
        ))}
        <button type="button" className={classes.choice} onClick={onClear}>
          <Trash2 aria-hidden="true" />
          {t('clearPage')}
        </button>
      </div>
    );
  }
  const pen = settings[tool];
  const widths = tool === 'pen' ? PEN_WIDTHS : HIGHLIGHTER_WIDTHS;
  return (
    <div className={classes.options} role="group" aria-label={t(tool)}>
      <div className={classes.swatches} role="radiogroup" aria-label={t('color')}>
        {PEN_COLORS.map((color) => (
          <button
            key={color}
            type="button"
            role="radio"
            aria-checked={pen.color === color}
            aria-label={t(`colors.c${color}`)}
            className={classes.swatch}
            style={{
              background: `#${color}`,
              color: color === 'FFFFFF' || color === 'F5A524' ? '#1d2421' : '#ffffff',
            }}
            onClick={() => onSettings({ ...settings, [tool]: { ...pen, color } })}
          >
            {pen.color === color && <Check aria-hidden="true" />}
          </button>
        ))}
      </div>
      <div className={classes.widths} role="radiogroup" aria-label={t('width')}>
        {(Object.keys(widths) as PenWidth[]).map((width) => (
          <button
            key={width}
            type="button"
            role="radio"
            aria-checked={pen.width === width}
            aria-label={t(width)}
            className={classes.widthChoice}
            onClick={() => onSettings({ ...settings, [tool]: { ...pen, width } })}
          >
            <span style={{ height: `${widths[width] / 10}rem` }} />
          </button>
        ))}
      </div>
    </div>
  );
}
