import type { SheetPage } from '@lectern/paper-cards';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import classes from './print-sheets.module.css';
import { SheetView } from './sheet-view.tsx';

/**
 * Opens the browser's print dialog for pages of one size; resolves when it is closed. All work is done on this device.
 * `title`: of the print job.
 */
export async function printSheets(pages: readonly SheetPage[], title: string): Promise<void> {
  const [first] = pages;
  if (first === undefined) return;
  const host = document.body.appendChild(document.createElement('div'));
  host.className = classes.sheets ?? '';
  host.inert = true;
  const root = createRoot(host);
  const { title: titleBefore } = document;
  // `@page` rules cannot use CSS variables.
  const rule = new CSSStyleSheet();
  rule.replaceSync(`@page { size: ${first.width}mm ${first.height}mm; margin: 0; }`);
  try {
    flushSync(() =>
      root.render(
        pages.map((page, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pages of a print never change
          <section key={index} className={classes.sheet}>
            <SheetView page={page} />
          </section>
        )),
      ),
    );
    document.title = title;
    document.adoptedStyleSheets.push(rule);
    const closed = new Promise((resolve) => window.addEventListener('afterprint', resolve, { once: true }));
    window.print();
    await closed;
  } finally {
    document.title = titleBefore;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== rule);
    root.unmount();
    host.remove();
  }
}
