import { ColorRadios } from '@lectern/property-panel';
import { RadioGroup } from '@lectern/ui/radio-group';
import { Trash2 } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useInkTexts } from '../ink-texts.ts';
import { HIGHLIGHTER_WIDTHS, PEN_WIDTHS, type WrittenOn } from './ink-tool.ts';
import { usePenColors } from './pen-colors.tsx';
import classes from './tool-choices.module.css';
import type { InkToolName, PenWidth, ToolSettings } from './tool-settings.ts';

export interface ToolChoicesProps {
  readonly tool: InkToolName;
  /** Name of the tool on this surface. */
  readonly label: string;
  readonly clearLabel: string;
  readonly settings: ToolSettings;
  /** The board that is written on, if any. */
  readonly board: WrittenOn;
  /** Class that positions the card beside the bar. */
  readonly className: string | undefined;
  /** Whether the card was opened with the keyboard and receives the focus. */
  readonly byKey: boolean;
  readonly onSettings: (settings: ToolSettings) => void;
  readonly onClear: () => void;
  /** Switches for automatic behaviour of this tool on this surface. */
  readonly children?: ReactNode;
}

/** The options of the active tool, in a card beside its bar; stored together for all surfaces. */
export function ToolChoices(props: ToolChoicesProps): ReactNode {
  const { tool, label, clearLabel, settings, board, className, byKey, onSettings, onClear, children } = props;
  const t = useInkTexts();
  const colors = usePenColors(board);
  const card = useRef<HTMLDivElement>(null);
  useKeyboardWithin(card, byKey);
  if (tool === 'eraser') {
    return (
      <div ref={card} className={className} role="group" aria-label={label}>
        <RadioGroup
          label={label}
          className={classes.choices}
          optionClassName={classes.choice}
          options={(['erasePart', 'eraseWhole'] as const).map((value) => ({ value, label: t(value) }))}
          value={settings.eraseWhole ? 'eraseWhole' : 'erasePart'}
          onChange={(value) => onSettings({ ...settings, eraseWhole: value === 'eraseWhole' })}
        />
        {children}
        <button type="button" className={classes.choice} onClick={onClear}>
          <Trash2 aria-hidden="true" />
          {clearLabel}
        </button>
      </div>
    );
  }
  const { color: chosen } = settings[tool];
  const widths = tool === 'highlighter' ? HIGHLIGHTER_WIDTHS : PEN_WIDTHS;
  return (
    <div ref={card} className={className} role="group" aria-label={label}>
      <ColorRadios
        label={t('color')}
        className={classes.choices}
        choices={colors}
        value={chosen}
        onChange={(color) => onSettings({ ...settings, [tool]: { ...settings[tool], color } })}
      />
      {tool !== 'laser' && (
        <RadioGroup
          label={t('width')}
          className={classes.choices}
          optionClassName={classes.width}
          options={(Object.keys(widths) as PenWidth[]).map((width) => ({
            value: width,
            label: t(width),
            content: <span style={{ height: `${widths[width] / 10}rem` }} />,
          }))}
          value={settings[tool].width}
          onChange={(width) => onSettings({ ...settings, [tool]: { ...settings[tool], width } })}
        />
      )}
      {tool === 'magic' && <p className={classes.hint}>{t('magicHint')}</p>}
      {children}
    </div>
  );
}

/** Moves the focus into a card opened with the keyboard, and back to the tool's button. */
function useKeyboardWithin(card: RefObject<HTMLDivElement | null>, byKey: boolean): void {
  useLayoutEffect(() => {
    const opened = card.current;
    if (byKey) opened?.querySelector<HTMLElement>('input:checked')?.focus();
    const tools = opened?.parentElement;
    return () => {
      if (opened?.contains(document.activeElement))
        tools?.querySelector<HTMLElement>('[aria-pressed="true"][aria-expanded]')?.focus();
    };
  }, [card, byKey]);
}
