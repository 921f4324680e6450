import { PromptView } from './elements/late-prompt-view.tsx';
import { TableView } from './elements/late-table-view.tsx';
import { loadAllPresets } from './geometry/presets.ts';
import {
  CastShadow,
  CellStrokes,
  CompoundMask,
  EffectFilter,
  PatternServer,
  RecolorFilter,
  RectangularGradient,
} from './paint/rare-paint.tsx';
import { substitutesOf } from './text/fonts/font-stack.ts';
import { loadSymbols } from './text/fonts/symbol-fonts.ts';
import { webFontFace } from './text/fonts/web-fonts.ts';

/**
 * Resolves when all late code is there that draws the same with and without a document. The rest measures, paints or
 * plays: a page that has some of it keeps its `data-loading`, and is drawn by the browser alone.
 */
export async function bringForServer(): Promise<void> {
  const parts = [
    TableView,
    PromptView,
    CastShadow,
    CellStrokes,
    CompoundMask,
    EffectFilter,
    PatternServer,
    RecolorFilter,
    RectangularGradient,
  ];
  await Promise.all([loadAllPresets(), loadSymbols(), ...parts.map((part) => part.bring())]);
}

/** What the system may answer with in a face's place, and what the program calls its own file of it. */
export interface FaceFacts {
  readonly others: readonly string[];
  readonly web: string | undefined;
}

export function factsOfFace(face: string): FaceFacts {
  return { others: substitutesOf(face), web: webFontFace(face) };
}
