import type { InkHabits, InkPen, InkTool } from '@lectern/stage/ink';
import { readLocal, writeLocal } from '../../../platform/storage/local-store.ts';

/** What ink is written or erased with. */
export type InkToolName = PenName | 'laser' | 'eraser';
/** What leaves ink. A magic pen makes figures of what it wrote. */
export type PenName = 'pen' | 'highlighter' | 'magic';
/** What a teacher's hand may hold. */
export type PlayerTool = 'pointer' | 'lasso' | 'drag' | InkToolName;

/** Colours that are told apart from the back row, on light and on dark pages. */
export const PEN_COLORS = ['D92D20', '2E6BE6', '1D2421', 'FFFFFF', 'F5A524', '0E7C66'] as const;
export type PenColor = (typeof PEN_COLORS)[number];

/** Logical pixels on a page 1280 wide. */
export const PEN_WIDTHS = { thin: 3, medium: 5, thick: 9 } as const;
export const HIGHLIGHTER_WIDTHS = { thin: 14, medium: 22, thick: 34 } as const;
export type PenWidth = keyof typeof PEN_WIDTHS;

export const ERASER_RADIUS = 16;

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
  const { palmErases, fingersTurn } = (value ?? {}) as Record<string, unknown>;
  return { palmErases: palmErases !== false, fingersTurn: fingersTurn === true };
}

/** As this browser kept them; anything odd is as at first. */
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

/** What the pointer does on the ink surface with this tool. */
export function inkToolOf(tool: PlayerTool, settings: ToolSettings): InkTool {
  switch (tool) {
    case 'drag':
      return { type: 'pointer' };
    case 'pointer':
    case 'lasso':
      return { type: tool };
    case 'pen':
      return { type: 'write', pen: plainPen(settings) };
    case 'highlighter': {
      const { color, width } = settings.highlighter;
      return { type: 'write', pen: { tool, color, width: HIGHLIGHTER_WIDTHS[width] } };
    }
    case 'magic': {
      const { color, width } = settings.magic;
      return { type: 'write', straightens: true, pen: { tool: 'pen', color, width: PEN_WIDTHS[width] } };
    }
    case 'laser':
      return { type: 'laser', color: settings.laser.color };
    case 'eraser':
      return { type: 'erase', radius: ERASER_RADIUS, whole: settings.eraseWhole };
  }
}

/** What an instrument draws with: what the hand writes with, else the plain pen. */
export function penOf(inHand: InkTool, settings: ToolSettings): InkPen {
  return inHand.type === 'write' ? inHand.pen : plainPen(settings);
}

function plainPen({ pen: { color, width } }: ToolSettings): InkPen {
  return { tool: 'pen', color, width: PEN_WIDTHS[width] };
}
