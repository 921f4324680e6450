import { pastedRows } from './pasted-rows.ts';
import type { WorkbookRead } from './read-workbook.ts';

/** Bytes of a file with a list of names. */
const FILE_MAX = 5 * 1024 * 1024;
/** A list of names is read in a moment, also on an old computer. Milliseconds. */
const READING_MS = 20_000;

/** The table of a file: .xlsx, or text with commas or tabs. */
export async function readTableFile(file: File): Promise<WorkbookRead> {
  if (file.size > FILE_MAX) return { kind: 'fault', fault: 'tooLarge' };
  const bytes = await file.arrayBuffer();
  if (/\.(csv|txt|tsv)$/i.test(file.name)) {
    return { kind: 'rows', rows: pastedRows(decoded(bytes)), formulas: false };
  }
  return readInWorker(bytes);
}

/** Excel in China writes CSV in GB 18030; everybody else in UTF-8. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

function readInWorker(bytes: ArrayBuffer): Promise<WorkbookRead> {
  const worker = new Worker(new URL('./workbook.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<WorkbookRead>((resolve) => {
    const timer = setTimeout(() => resolve({ kind: 'fault', fault: 'tooSlow' }), READING_MS);
    worker.onmessage = ({ data }: MessageEvent<WorkbookRead>) => {
      clearTimeout(timer);
      resolve(data);
    };
    worker.onerror = () => {
      clearTimeout(timer);
      resolve({ kind: 'fault', fault: 'noWorkbook' });
    };
    worker.postMessage(bytes, [bytes]);
  }).finally(() => worker.terminate());
}
