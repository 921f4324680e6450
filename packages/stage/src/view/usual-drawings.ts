import { FormulaView } from './elements/late-formula-view.tsx';
import { TableView } from './elements/late-table-view.tsx';
import { bringUsualPresets } from './geometry/presets.ts';

/** Brings what nearly every deck draws somewhere, and few first pages do: to be called when the first page stands. */
export function bringUsualDrawings(): void {
  TableView.bringAhead();
  FormulaView.bringAhead();
  bringUsualPresets();
}
