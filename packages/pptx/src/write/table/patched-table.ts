import type { Table, TableCell } from '@lectern/courseware';
import type { XmlElement } from '../../package/xml.ts';
import { type Counterpart, sameValue } from '../original/same-record.ts';
import type { OutScope } from '../package/out-scope.ts';
import { patchedText } from '../text/patched-text.ts';
import type { PatchedXml, Splice } from '../xml/patched-xml.ts';
import { emu } from '../xml/xml-out.ts';

/** The replacements in a table's XML, and the pieces of the original that they contain unchanged. */
export interface TablePatch {
  readonly edits: readonly Splice[];
  readonly pieces: readonly XmlElement[];
}

/** The replacements in an a:tbl when only texts, row heights and column widths changed; undefined if more changed. */
export function patchedTable(
  element: XmlElement,
  table: Table,
  original: Table,
  patch: PatchedXml,
  counterpart: Counterpart,
  scope: OutScope,
): TablePatch | undefined {
  const rows = element.all('a:tr');
  const columns = element.child('a:tblGrid')?.all('a:gridCol') ?? [];
  if (!sameGrid(table, original) || !sameLook(table, original, counterpart)) return undefined;
  if (rows.length !== table.rows.length || columns.length !== table.columns.length) return undefined;
  const edits: Splice[] = [];
  const pieces: XmlElement[] = [];
  for (const [r, row] of table.rows.entries()) {
    const node = rows[r];
    const before = original.rows[r];
    if (!node || !before) return undefined;
    if (row.height !== before.height) edits.push(...lengthEdit(patch, node, 'h', row.height));
    for (const [c, column] of table.columns.entries()) {
      const own = table.cells[`${row.id}:${column.id}`];
      const theirs = original.cells[`${before.id}:${original.columns[c]?.id}`];
      if (sameValue(own, theirs, counterpart)) continue;
      const cells = node.all('a:tc');
      // Some programs leave out cells that are covered by a span, so cells cannot be found by index.
      const body = cells.length === columns.length ? cells[c]?.child('a:txBody') : undefined;
      if (!own || !theirs || !body || !sameBesideText(own, theirs, counterpart)) return undefined;
      const text = patchedText(body, own.text, theirs.text, patch, counterpart, scope);
      edits.push([body.start, body.end, text.xml]);
      pieces.push(...text.pieces);
    }
  }
  for (const [c, column] of table.columns.entries()) {
    const node = columns[c];
    if (node && column.width !== original.columns[c]?.width)
      edits.push(...lengthEdit(patch, node, 'w', column.width));
  }
  return { edits, pieces };
}

function sameGrid(table: Table, original: Table): boolean {
  return table.rows.length === original.rows.length && table.columns.length === original.columns.length;
}

/** Whether style, flags and the texts hidden by spans are equal, by position. */
function sameLook(table: Table, original: Table, counterpart: Counterpart): boolean {
  const look = (one: Table) => {
    const { rows, columns, cells: _, covered = {}, ...rest } = one;
    const hidden = rows.map((row) => columns.map((column) => covered[`${row.id}:${column.id}`] ?? null));
    return { ...rest, hidden };
  };
  return sameValue(look(table), look(original), counterpart);
}

function sameBesideText(own: TableCell, theirs: TableCell, counterpart: Counterpart): boolean {
  const { text: _, ...look } = own;
  const { text: _their, ...before } = theirs;
  return sameValue(look, before, counterpart);
}

function lengthEdit(patch: PatchedXml, element: XmlElement, name: string, pixels: number): Splice[] {
  const found = new RegExp(`\\s${name}\\s*=\\s*("[^"]*"|'[^']*')`).exec(patch.startTag(element));
  if (!found) return [];
  const start = element.start + found.index;
  return [[start, start + found[0].length, ` ${name}="${emu(pixels)}"`]];
}
