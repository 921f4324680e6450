import { PEN_COLORS, type PenColor } from '@lectern/courseware/lesson';
import { type ColorChoice, ColorDots } from '@lectern/property-panel';
import type { ReactNode } from 'react';
import { useInkTexts } from './ink-texts.ts';
import { colorOn, type WrittenOn } from './ink-tool.ts';

/** The pens' colours, as they are seen on a board. */
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
  /** The chosen colour as it is on the board, where one stays pressed. */
  readonly chosen?: string | undefined;
  /** Gets the colour as it is on the board. */
  readonly onPick: (color: string) => void;
}

/** A button for each colour of the pens, in the bar of what a hand took. */
export function PenColors({ board, chosen, onPick }: PenColorsProps): ReactNode {
  const choices = usePenColors(board).map((each) => ({ ...each, value: colorOn(board, each.value) }));
  return <ColorDots choices={choices} chosen={chosen} onPick={onPick} />;
}
