import { drawnFor } from '../../../engine.tsx';
import type { InstrumentProps, InstrumentView } from '../instrument.ts';
import { type EdgedDescription, EdgedInstrument } from './view.tsx';

export function edgedPart(tool: EdgedDescription): InstrumentView {
  return drawnFor<InstrumentProps, EdgedDescription>(EdgedInstrument, tool);
}
