import { useState } from 'react';
import { type Arrangement, arrangementOf, isWhole } from './arrangement.ts';
import type { ColumnRules } from './column-kinds.ts';
import { pastedTable } from './pasted-rows.ts';
import { linesOfTable, type TableLine } from './table-lines.ts';
import { faulty, type TableFault, type TableRead, type TableSheet } from './table-sheet.ts';
import { namesOfOneLine } from './usual-lines.ts';

/** Largest file with a list of names, bytes. */
const FILE_MAX = 5 * 1024 * 1024;
/** Time limit for reading a file; a list of names takes far less even on an old computer. Milliseconds. */
const READING_MS = 20_000;

/** Reads the table of a file in a worker, so that no file can block the page. */
async function readTableFile(file: File): Promise<TableRead> {
  if (file.size > FILE_MAX) return faulty('tooLarge');
  const bytes = await file.arrayBuffer();
  const worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<TableRead>((resolve) => {
    const timer = setTimeout(() => resolve(faulty('tooSlow')), READING_MS);
    const end = (read: TableRead) => {
      clearTimeout(timer);
      resolve(read);
    };
    worker.onmessage = ({ data }: MessageEvent<TableRead>) => end(data);
    worker.onerror = () => end(faulty('noTable'));
    worker.postMessage(bytes, [bytes]);
  }).finally(() => worker.terminate());
}

/** The read table, and how it was read. */
export interface ReadTable<Id extends string> {
  readonly sheets: readonly TableSheet[];
  readonly formulas: boolean;
  readonly arrangement: Arrangement<Id>;
}

/** Imports the lines of a table; returns the fault if they cannot be imported. */
export type TakeLines<Id extends string> = (
  lines: readonly TableLine<Id>[],
  formulas: boolean,
) => string | undefined | Promise<string | undefined>;

/** The state of one table import: given as a file or pasted, checked, then imported. It lives as long as its caller. */
export interface TableOnItsWay<Id extends string> {
  readonly rules: ColumnRules<Id>;
  /** The pasted text. */
  readonly text: string;
  readonly write: (text: string) => void;
  /** Pastes a table as HTML, which contains more than its text, such as merged cells. */
  readonly pasteHtml: (html: string, text: string) => void;
  readonly takeText: () => void;
  readonly takeFile: (files: readonly File[]) => void;
  /** The name of the file that is being read; empty for pasted text. */
  readonly reading: string | undefined;
  readonly fault: TableFault | undefined;
  /** The table while the user checks it. */
  readonly read: ReadTable<Id> | undefined;
  readonly arrange: (arrangement: Arrangement<Id>) => void;
  readonly drop: () => void;
  readonly take: () => void;
  /** The error in the lines. */
  readonly refusal: string | undefined;
}

export function useTableImport<Id extends string>(
  rules: ColumnRules<Id>,
  onLines: TakeLines<Id>,
): TableOnItsWay<Id> {
  const [text, setText] = useState('');
  const [pasted, setPasted] = useState<{ readonly html: string; readonly text: string }>();
  const [reading, setReading] = useState<string>();
  const [fault, setFault] = useState<TableFault>();
  const [read, setRead] = useState<ReadTable<Id>>();
  const [refusal, setRefusal] = useState<string>();

  const takeLines = async ({ sheets, arrangement, formulas }: ReadTable<Id>) => {
    const { lines } = linesOfTable(sheets[arrangement.sheet], arrangement, rules);
    setRefusal(await onLines(lines, formulas));
  };
  const show = (given: TableRead): ReadTable<Id> | undefined => {
    setRefusal(undefined);
    setFault(given.kind === 'fault' ? given.fault : undefined);
    if (given.kind === 'fault') return undefined;
    const sheets = given.sheets.map((sheet) => namesOfOneLine(sheet, rules));
    const next = { sheets, formulas: given.formulas, arrangement: arrangementOf(sheets, rules) };
    setRead(next);
    return next;
  };
  const readFile = async (file: File): Promise<TableRead> => {
    setReading(file.name);
    try {
      return await readTableFile(file);
    } catch {
      // The file was moved or deleted meanwhile.
      return { kind: 'fault', fault: 'noTable' };
    } finally {
      setReading(undefined);
    }
  };
  const takeText = async () => {
    const isPasted = pasted !== undefined && sameWords(pasted.text, text);
    const fromHtml = isPasted ? await readFile(new File([pasted.html], '')) : undefined;
    const next = show(fromHtml?.kind === 'table' ? fromHtml : pastedTable(text));
    // Pasted names that are all understood need no check.
    if (next && isPlain(next, rules)) await takeLines(next);
  };
  return {
    rules,
    text,
    write: (next) => {
      setText(next);
      setFault(undefined);
    },
    pasteHtml: (html, words) => setPasted({ html, text: words }),
    takeText: () => void takeText(),
    takeFile: async ([file]) => {
      if (file !== undefined) show(await readFile(file));
    },
    reading,
    fault,
    read,
    arrange: (arrangement) => {
      setRefusal(undefined);
      setRead((before) => before && { ...before, arrangement });
    },
    drop: () => {
      setRead(undefined);
      setRefusal(undefined);
    },
    take: () => read && void takeLines(read),
    refusal,
  };
}

function sameWords(one: string, other: string): boolean {
  const words = (text: string) => text.replace(/\s+/g, ' ').trim();
  return words(one) === words(other);
}

/** Whether each row and each column is understood without doubt. */
function isPlain<Id extends string>(read: ReadTable<Id>, rules: ColumnRules<Id>): boolean {
  const { sheets, arrangement } = read;
  const [sheet] = sheets;
  if (sheets.length > 1 || sheet === undefined || !isWhole(arrangement, rules)) return false;
  const { lines, left } = linesOfTable(sheet, arrangement, rules);
  const isUsed = (column: number) => arrangement.columns[column] !== undefined;
  const unused = sheet.rows.some(({ cells }) => cells.some((cell, at) => cell !== '' && !isUsed(at)));
  const lists = arrangement.columns.filter((id) => id === rules.main).length;
  return lines.length > 0 && left.length === 0 && !unused && lists === 1;
}
