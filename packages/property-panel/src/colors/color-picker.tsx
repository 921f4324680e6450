import { newId, Signal } from '@lectern/base';
import type { Color, ColorContext } from '@lectern/courseware';
import { Popover, useReturnedFocus } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Pipette } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { usePanelHost } from '../panel-host.ts';
import classes from './color-picker.module.css';
import { ColorInput, ColorSwatches } from './color-swatches.tsx';
import { useColorTexts } from './color-texts.ts';
import {
  cssOf,
  hexOf,
  opaque,
  type PaletteSlot,
  sameColor,
  standardColors,
  themePalette,
} from './palette.ts';

const NO_COLORS = new Signal<readonly string[]>([]);

export interface ColorPickerProps {
  readonly label: string;
  /** The current colour; undefined for several colours or no colour. */
  readonly value: Color | undefined;
  readonly colors: ColorContext;
  readonly onPick: (color: Color) => void;
  /** Moves the focus to its target after a colour was picked. */
  readonly goTo?: () => void;
  /** An entry above the colours that removes the colour. */
  readonly none?: { readonly label: string; readonly onPick: () => void };
  /** Icon above a bar of the colour; without it the button is a swatch. */
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}

/** A button that shows a colour and opens a popup with theme, standard, recent and custom colours. */
export function ColorPicker({
  label,
  value,
  colors,
  onPick,
  goTo,
  none,
  icon,
  disabled,
}: ColorPickerProps): ReactNode {
  const t = useColorTexts();
  const [open, setOpen] = useState(false);
  const { chose, tried, returnsFocus } = useReturnedFocus(goTo);
  const palette = useMemo(() => themePalette(colors), [colors]);
  const shown = value ? cssOf(value, colors) : undefined;
  const { drawing, passing, recentColors } = usePanelHost();
  const recent = useSignal(recentColors?.values ?? NO_COLORS);
  const canTake = drawing !== undefined || 'EyeDropper' in globalThis;
  /** Last colour of the browser's picker, which reports every colour during a drag. */
  const last = useRef<string>(undefined);
  /** The undo step of the colours from the browser's picker. */
  const step = useRef<string>(undefined);
  const turn = (isOpen: boolean) => {
    setOpen(isOpen);
    if (last.current !== undefined) recentColors?.use(last.current);
    last.current = undefined;
    step.current = undefined;
  };
  const pick = (color: Color) => {
    chose();
    turn(false);
    if (color.type === 'rgb' && !color.mods) recentColors?.use(color.value);
    onPick(color);
  };
  const takeFromScreen = async () => {
    chose();
    turn(false);
    const { takeColor } = await import('./eyedropper.ts');
    const hex = await takeColor(drawing?.() ?? null);
    if (hex === undefined) return;
    const value = hex.slice(1).toUpperCase();
    recentColors?.use(value);
    onPick({ type: 'rgb', value });
  };
  const nameOf = (slot: PaletteSlot, shade: number) => {
    const name = t.slots[slot];
    if (shade === 0) return name;
    return (shade > 0 ? t.lighter : t.darker)(name, Math.abs(shade));
  };
  const chosenTheme = palette.findIndex((entry) => sameColor(value, entry.color));
  const chosenStandard = standardColors.findIndex((hex) => sameColor(value, { type: 'rgb', value: hex }));
  return (
    <Popover
      label={label}
      className={classes.popover ?? ''}
      open={open}
      returnsFocus={returnsFocus}
      onOpenChange={turn}
      trigger={
        <button
          type="button"
          className={icon === undefined ? classes.swatch : classes.tool}
          aria-label={label}
          data-tooltip={label}
          disabled={disabled}
          data-empty={shown === undefined}
        >
          {icon}
          <span
            className={icon === undefined ? classes.swatchBar : classes.toolBar}
            style={shown === undefined ? undefined : { background: shown }}
          />
        </button>
      }
    >
      <div className={classes.panel}>
        {none ? (
          <button
            type="button"
            className={classes.none}
            onClick={() => {
              chose();
              turn(false);
              none.onPick();
            }}
          >
            <span className={classes.noneMark} aria-hidden="true" />
            {none.label}
          </button>
        ) : null}
        <p className={classes.title}>{t.theme}</p>
        <ColorSwatches
          label={t.theme}
          columns={10}
          selected={chosenTheme < 0 ? undefined : chosenTheme}
          swatches={palette.map(({ color, slot, shade }) => ({
            color: cssOf(color, colors),
            label: nameOf(slot, shade),
          }))}
          onPick={(index) => {
            const entry = palette[index];
            if (entry) pick(entry.color);
          }}
        />
        <p className={classes.title}>{t.standard}</p>
        <ColorSwatches
          label={t.standard}
          columns={10}
          selected={chosenStandard < 0 ? undefined : chosenStandard}
          swatches={standardColors.map((hex) => ({ color: `#${hex}`, label: `#${hex}` }))}
          onPick={(index) => {
            const hex = standardColors[index];
            if (hex !== undefined) pick({ type: 'rgb', value: hex });
          }}
        />
        {recent.length > 0 ? (
          <>
            <p className={classes.title}>{t.recent}</p>
            <ColorSwatches
              label={t.recent}
              columns={10}
              swatches={recent.map((hex) => ({ color: `#${hex}`, label: `#${hex}` }))}
              onPick={(index) => {
                const hex = recent[index];
                if (hex !== undefined) pick({ type: 'rgb', value: hex });
              }}
            />
          </>
        ) : null}
        <div className={classes.others}>
          <ColorInput
            label={t.custom}
            value={value ? hexOf(opaque(value), colors) : '#000000'}
            onChange={(hex) => {
              // The popup stays open for the next try, and Escape closes it first.
              tried();
              const value = hex.slice(1).toUpperCase();
              last.current = value;
              step.current ??= `color ${newId()}`;
              const change = () => onPick({ type: 'rgb', value });
              if (passing) passing(step.current, change);
              else change();
            }}
          />
          {canTake ? (
            <button type="button" className={classes.take} onClick={() => void takeFromScreen()}>
              <Pipette aria-hidden="true" />
              {t.take}
            </button>
          ) : null}
        </div>
      </div>
    </Popover>
  );
}
