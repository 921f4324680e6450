import type { SheetPage } from '@lectern/paper-cards';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { openPrintDialog } from '../../../platform/print-job.ts';
import { SheetView } from './sheet-view.tsx';

/**
 * Opens the browser's print dialog for pages of one size; resolves when it is closed. All work is done on this device.
 * `title`: of the print job.
 */
export async function printSheets(pages: readonly SheetPage[], title: string): Promise<void> {
  const [first] = pages;
  if (first === undefined) return;
  const paper = { w: first.width, h: first.height, margin: 0 };
  let root: Root | undefined;
  const draw = async (host: HTMLElement) => {
    root = createRoot(host);
    const sheets = pages.map((page, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pages of a print never change
      <section key={index}>
        <SheetView page={page} />
      </section>
    ));
    flushSync(() => root?.render(sheets));
    return true;
  };
  try {
    await openPrintDialog({ title, paper, draw });
  } finally {
    root?.unmount();
  }
}
