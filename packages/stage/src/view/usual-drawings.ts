import { FormulaView } from './elements/late-formula-view.tsx';
import { TableView } from './elements/late-table-view.tsx';
import { bringUsualPresets } from './geometry/presets.ts';

/**
 * Preloads drawings that nearly every deck has somewhere, but few first pages: to be called when the first page is
 * shown.
 */
export function bringUsualDrawings(): void {
  TableView.bringAhead();
  FormulaView.bringAhead();
  bringUsualPresets();
}
