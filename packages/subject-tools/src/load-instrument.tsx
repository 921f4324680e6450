import { Compass } from './engines/drawing-instruments/compass/view.tsx';
import { EdgedInstrument } from './engines/drawing-instruments/edged/view.tsx';
import type { InstrumentView } from './engines/drawing-instruments/instrument.ts';
import { EDGED, type EdgedKey } from './engines/drawing-instruments/shapes.ts';

export type { InstrumentView } from './engines/drawing-instruments/instrument.ts';

/** The instruments by their keys in the catalogue. */
const views: Readonly<Record<EdgedKey | 'Compass', InstrumentView>> = {
  Ruler: (props) => <EdgedInstrument instrument="Ruler" {...props} />,
  IsoscelesSetSquare: (props) => <EdgedInstrument instrument="IsoscelesSetSquare" {...props} />,
  RightSetSquare: (props) => <EdgedInstrument instrument="RightSetSquare" {...props} />,
  Protractor: (props) => <EdgedInstrument instrument="Protractor" {...props} />,
  Compass,
};

export const instrumentKeys: readonly string[] = [...EDGED, 'Compass'];

/** How the instrument with this key lies over a page; undefined for none. */
export function instrumentView(key: string): InstrumentView | undefined {
  return Object.hasOwn(views, key) ? views[key as keyof typeof views] : undefined;
}
