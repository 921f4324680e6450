import { PromptView, TableView } from './elements/lazy-views.tsx';
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
 * Loads all lazy code that draws the same with and without a document. Other lazy code measures, paints or plays: a
 * page that uses it keeps its `data-loading`, and only the browser draws that part.
 */
export async function loadForServer(): Promise<void> {
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
  await Promise.all([loadAllPresets(), loadSymbols(), ...parts.map((part) => part.load())]);
}

/** The local fonts that may replace a font, and the name of the font's bundled file. */
export interface FaceFacts {
  readonly others: readonly string[];
  readonly web: string | undefined;
}

export function factsOfFace(face: string): FaceFacts {
  return { others: substitutesOf(face), web: webFontFace(face) };
}
