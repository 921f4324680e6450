import { useState } from 'react';
import { pastedRows, type Rows } from './pasted-rows.ts';
import { readTableFile } from './read-table-file.ts';
import type { WorkbookFault, WorkbookRead } from './read-workbook.ts';

interface Faulty<Fault> {
  readonly kind: 'fault';
  readonly fault: Fault;
}

export interface GivenTable<Fault> {
  /** What is pasted. */
  readonly text: string;
  readonly write: (text: string) => void;
  readonly takeText: () => void;
  readonly takeFile: (files: readonly File[]) => void;
  /** The name of the file that is being read. */
  readonly reading: string | undefined;
  /** Why what was given last is no table. */
  readonly fault: Fault | WorkbookFault | undefined;
}

/**
 * A table that is pasted or chosen as a file. `read` finds in its rows what is looked for, or says what is wrong with them;
 * `onRead` gets what was found, and whether some of it was computed by formulas.
 */
export function useGivenTable<Found extends { readonly kind: string }, Fault>(
  read: (rows: Rows) => Found | Faulty<Fault>,
  onRead: (found: Found, formulas: boolean) => unknown,
): GivenTable<Fault> {
  const [text, setText] = useState('');
  const [reading, setReading] = useState<string>();
  const [fault, setFault] = useState<Fault | WorkbookFault>();
  const take = async (given: WorkbookRead) => {
    if (given.kind === 'fault') return setFault(given.fault);
    const found = read(given.rows);
    if (isFaulty(found)) return setFault(found.fault);
    setFault(undefined);
    await onRead(found, given.formulas);
  };
  return {
    text,
    write: (next) => {
      setText(next);
      setFault(undefined);
    },
    takeText: () => void take({ kind: 'rows', rows: pastedRows(text), formulas: false }),
    takeFile: async ([file]) => {
      if (file === undefined) return;
      setReading(file.name);
      try {
        await take(await readTableFile(file));
      } catch {
        // It was moved or taken away meanwhile.
        setFault('noWorkbook');
      } finally {
        setReading(undefined);
      }
    },
    reading,
    fault,
  };
}

function isFaulty<Fault>(found: { readonly kind: string } | Faulty<Fault>): found is Faulty<Fault> {
  return found.kind === 'fault';
}
