import { compassPart } from './engines/drawing-instruments/compass/part.ts';
import { edgedPart } from './engines/drawing-instruments/edged/part.ts';
import type { InstrumentView } from './engines/drawing-instruments/instrument.ts';
import { compassTool } from './tools/compass/tool.ts';
import { isoscelesSetSquareTool } from './tools/isosceles-set-square/tool.ts';
import { protractorTool } from './tools/protractor/tool.ts';
import { rightSetSquareTool } from './tools/right-set-square/tool.ts';
import { rulerTool } from './tools/ruler/tool.ts';

export type { InstrumentView } from './engines/drawing-instruments/instrument.ts';

/** The instruments by their keys in the catalogue. They are loaded together, because users mostly need several. */
const views: Readonly<Record<string, InstrumentView>> = {
  Ruler: edgedPart(rulerTool),
  IsoscelesSetSquare: edgedPart(isoscelesSetSquareTool),
  RightSetSquare: edgedPart(rightSetSquareTool),
  Protractor: edgedPart(protractorTool),
  Compass: compassPart(compassTool),
};

export const instrumentKeys: readonly string[] = Object.keys(views);

/** The view of the instrument with this key over a page; undefined for an unknown key. */
export function instrumentView(key: string): InstrumentView | undefined {
  return Object.hasOwn(views, key) ? views[key] : undefined;
}
