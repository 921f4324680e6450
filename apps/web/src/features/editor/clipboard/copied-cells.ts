import {
  type CellArea,
  copyCells,
  gridOf,
  type Paragraph,
  type Table,
  type TableElement,
  type TextBody,
  tabbedWords,
  tilesIn,
} from '@lectern/courseware';
import type { CellsByKey } from '../media/replace-picture.ts';

/** The attribute that carries our cells inside the HTML on the system's clipboard. */
export const cellsCarrier = 'data-lectern-cells';

/** The cells of a table that copy and paste apply to. */
export interface SelectedCells {
  readonly element: TableElement;
  readonly area: CellArea;
  readonly isWhole: boolean;
}

/** Changes of the selected table by the clipboard; implemented by the commands. */
export interface TableSelection {
  meant(): SelectedCells | undefined;
  /** Whether an asset belongs to the courseware. */
  hasFile(hash: string): boolean;
  /** Returns false without a change. */
  change(work: (cells: SelectedCells) => { readonly table: Table; readonly chosen?: CellArea }): boolean;
}

/** Returns the cells by their ids, so that a later insertion finds them at any position. */
export function cellsOf({ element, area }: SelectedCells): CellsByKey {
  return { elementId: element.id, keys: tilesIn(element.table, area).map(({ key }) => key) };
}

/** Cells for other programs: an HTML table with its merges, and tab-separated text. */
export function formsOfCells({ element, area }: SelectedCells): {
  readonly html: string;
  readonly text: string;
} {
  const { table } = element;
  const carried = encodeURIComponent(JSON.stringify(copyCells(table, area)));
  const rows: string[] = [];
  for (let row = area.row; row < area.row + area.rows; row++) {
    const cells: string[] = [];
    for (let column = area.column; column < area.column + area.columns; column++) {
      const tile = gridOf(table).at(row, column);
      if (tile?.row !== row || tile.column !== column || !tile.cell) continue;
      const spans = [
        tile.columns > 1 ? ` colspan="${tile.columns}"` : '',
        tile.rows > 1 ? ` rowspan="${tile.rows}"` : '',
      ].join('');
      cells.push(`<td${spans}>${htmlOf(tile.cell.text)}</td>`);
    }
    rows.push(`<tr>${cells.join('')}</tr>`);
  }
  return {
    html: `<table ${cellsCarrier}="${carried}">${rows.join('')}</table>`,
    text: tabbedWords(table, area),
  };
}

const ALIGNS: Readonly<Record<string, string>> = { l: 'left', ctr: 'center', r: 'right', just: 'justify' };

function htmlOf({ paragraphs }: TextBody): string {
  const [first] = paragraphs;
  if (paragraphs.length === 1 && first?.props?.align === undefined) return first ? inline(first) : '';
  return paragraphs
    .map((paragraph) => {
      const align = ALIGNS[paragraph.props?.align ?? ''];
      return `<p${align ? ` style="text-align:${align}"` : ''}>${inline(paragraph)}</p>`;
    })
    .join('');
}

function inline({ runs }: Paragraph): string {
  return runs
    .map((run) => {
      if (run.type === 'break') return '<br>';
      if (run.type !== 'text' && run.type !== 'formula') return '';
      // Other programs get a formula's LaTeX.
      const words = (run.type === 'text' ? run.text : run.latex)
        .replace(/&/g, '&amp;')
        .replace(/</g, '&lt;')
        .replace(/>/g, '&gt;');
      const { bold, italic, underline } = run.props ?? {};
      const strong = bold ? `<b>${words}</b>` : words;
      const slanted = italic ? `<i>${strong}</i>` : strong;
      return underline && underline !== 'none' ? `<u>${slanted}</u>` : slanted;
    })
    .join('');
}
