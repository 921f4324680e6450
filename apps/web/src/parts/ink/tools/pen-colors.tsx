import { PEN_COLORS, type PenColor } from '@lectern/courseware/lesson';
import { type ColorChoice, ColorDots } from '@lectern/property-panel';
import type { ReactNode } from 'react';
import { useInkTexts } from '../ink-texts.ts';
import { colorOn, type WrittenOn } from './ink-tool.ts';

/** The pens' colours, adjusted to a board's colour. */
export function usePenColors(board: WrittenOn): readonly ColorChoice<PenColor>[] {
  const t = useInkTexts();
  return PEN_COLORS.map((value) => ({
    value,
    color: `#${colorOn(board, value)}`,
    label: t(`colors.c${value}`),
  }));
}

export interface PenColorsProps {
  readonly board: WrittenOn;
  /** The selected colour, adjusted to the board. Without it no button has a pressed state. */
  readonly chosen?: string | undefined;
  /** Called with the colour adjusted to the board. */
  readonly onPick: (color: string) => void;
}

/** Buttons of the pens' colours for the toolbar of a selection. */
export function PenColors({ board, chosen, onPick }: PenColorsProps): ReactNode {
  const choices = usePenColors(board).map((each) => ({ ...each, value: colorOn(board, each.value) }));
  return <ColorDots choices={choices} chosen={chosen} onPick={onPick} />;
}
