import { drawnFor } from '../../../engine.tsx';
import type { InstrumentProps, InstrumentView } from '../instrument.ts';
import { Compass, type CompassDescription } from './view.tsx';

export function compassPart(tool: CompassDescription): InstrumentView {
  return drawnFor<InstrumentProps, CompassDescription>(Compass, tool);
}
