import { faulty, type TableRead } from './table-sheet.ts';

/** Largest file with a list of names, bytes. */
const FILE_MAX = 5 * 1024 * 1024;
/** Time limit for reading a file; a list of names takes far less even on an old computer. Milliseconds. */
const READING_MS = 20_000;

/** Reads the table of a file in a worker, so that no file can block the page. */
export async function readTableFile(file: File): Promise<TableRead> {
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
