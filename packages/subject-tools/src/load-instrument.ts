import type { InstrumentView } from './engines/drawing-instruments/instrument.ts';
import { compass } from './tools/compass/part.ts';
import { isoscelesSetSquare } from './tools/isosceles-set-square/part.ts';
import { protractor } from './tools/protractor/part.ts';
import { rightSetSquare } from './tools/right-set-square/part.ts';
import { ruler } from './tools/ruler/part.ts';

export type { InstrumentView } from './engines/drawing-instruments/instrument.ts';

/** The instruments by their keys in the catalogue. They come together: who lays one on a page mostly takes another one. */
const views: Readonly<Record<string, InstrumentView>> = {
  Ruler: ruler,
  IsoscelesSetSquare: isoscelesSetSquare,
  RightSetSquare: rightSetSquare,
  Protractor: protractor,
  Compass: compass,
};

export const instrumentKeys: readonly string[] = Object.keys(views);

/** How the instrument with this key lies over a page; undefined for none. */
export function instrumentView(key: string): InstrumentView | undefined {
  return Object.hasOwn(views, key) ? views[key] : undefined;
}
