import classes from './print-job.module.css';

export interface PrintJob {
  /** Name of the job in the browser's dialog. */
  readonly title: string;
  /** Size and margin of the paper, millimetres. */
  readonly paper: { readonly w: number; readonly h: number; readonly margin: number };
  /** Draws each sheet as a child of `host`, which is outside the window; resolves to false when nothing is to be printed. */
  readonly draw: (host: HTMLElement) => Promise<boolean>;
}

/** Opens the browser's print dialog for the sheets that the job draws; resolves when the dialog is closed. */
export async function openPrintDialog({ title, paper, draw }: PrintJob): Promise<void> {
  const host = document.body.appendChild(document.createElement('div'));
  host.className = classes.sheets ?? '';
  host.inert = true;
  const { title: titleBefore } = document;
  // `@page` rules cannot use CSS variables, so a rule is created for the paper.
  const rule = new CSSStyleSheet();
  rule.replaceSync(`@page { size: ${paper.w}mm ${paper.h}mm; margin: ${paper.margin}mm; }`);
  try {
    if (!(await draw(host))) return;
    document.title = title;
    document.adoptedStyleSheets.push(rule);
    const closed = new Promise((resolve) => window.addEventListener('afterprint', resolve, { once: true }));
    window.print();
    await closed;
  } finally {
    document.title = titleBefore;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== rule);
    host.remove();
  }
}
