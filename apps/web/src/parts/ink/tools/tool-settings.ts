import { PEN_COLORS, type PenColor } from '@lectern/courseware/lesson';
import type { InkHabits } from '@lectern/stage/ink';
import { readLocal, writeLocal } from '../../../platform/storage/local-store.ts';

/** A tool that writes or erases ink. */
export type InkToolName = PenName | 'laser' | 'eraser';
/** A tool that leaves ink. The magic pen turns handwriting into figures. */
export type PenName = 'pen' | 'highlighter' | 'magic';
/** A tool that the teacher can select. */
export type PlayerTool = 'pointer' | 'lasso' | 'drag' | InkToolName;

export type PenWidth = 'thin' | 'medium' | 'thick';

export interface PenSettings {
  readonly color: PenColor;
  readonly width: PenWidth;
}

export interface ToolSettings {
  readonly pen: PenSettings;
  readonly highlighter: PenSettings;
  readonly magic: PenSettings;
  readonly laser: { readonly color: PenColor };
  readonly eraseWhole: boolean;
  readonly habits: InkHabits;
}

/** Sizes of panels, as diagonals in inches; panels in schools have about one of these. */
export const PANEL_INCHES = [15, 24, 55, 65, 75, 86, 98] as const;

const KEY = 'player-tools';
const DEFAULTS: ToolSettings = {
  pen: { color: 'D92D20', width: 'medium' },
  highlighter: { color: 'F5A524', width: 'medium' },
  magic: { color: '2E6BE6', width: 'medium' },
  laser: { color: 'D92D20' },
  eraseWhole: false,
  habits: { palmErases: true, fingersTurn: false },
};

function pen(value: unknown, otherwise: PenSettings): PenSettings {
  const { color, width } = (value ?? {}) as Record<string, unknown>;
  return {
    color: PEN_COLORS.find((each) => each === color) ?? otherwise.color,
    width: width === 'thin' || width === 'medium' || width === 'thick' ? width : otherwise.width,
  };
}

function habits(value: unknown): InkHabits {
  const { palmErases, fingersTurn, panelInches } = (value ?? {}) as Record<string, unknown>;
  return {
    palmErases: palmErases !== false,
    fingersTurn: fingersTurn === true,
    panelInches: PANEL_INCHES.find((each) => each === panelInches),
  };
}

/** The settings stored in this browser; invalid values are replaced by the defaults. */
export function keptTools(): ToolSettings {
  try {
    const kept = JSON.parse(readLocal(KEY) ?? '{}') as Record<string, unknown>;
    return {
      pen: pen(kept.pen, DEFAULTS.pen),
      highlighter: pen(kept.highlighter, DEFAULTS.highlighter),
      magic: pen(kept.magic, DEFAULTS.magic),
      laser: { color: pen(kept.laser, { ...DEFAULTS.laser, width: 'medium' }).color },
      eraseWhole: kept.eraseWhole === true,
      habits: habits(kept.habits),
    };
  } catch {
    return DEFAULTS;
  }
}

export function keepTools(settings: ToolSettings): void {
  writeLocal(KEY, JSON.stringify(settings));
}
