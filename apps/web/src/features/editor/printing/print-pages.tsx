import { assetsIn, type CoursewareReader } from '@lectern/courseware';
import { plainText } from '@lectern/stage/edit';
import { type AssetSource, drawn, loadAllPresets, PrintedPage, type StageLabels } from '@lectern/stage/view';
import { Box, Text } from '@lectern/ui';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { openPrintDialog } from '../../../platform/print-job.ts';
import classes from './print-pages.module.css';
import { type Paper, type PrintForm, type PrintPlan, pagesToPrint, printPlan } from './print-plan.ts';

/** Longest wait for the addresses of files, milliseconds. */
const LINKS_PATIENCE_MS = 8000;

export interface Printed {
  readonly reader: CoursewareReader;
  readonly assets: AssetSource;
  readonly labels: StageLabels;
  /** Title of the print job in the browser. */
  readonly title: string;
  readonly form: PrintForm;
  readonly paper: Paper;
  /** Ids of the pages to print, in document order; when left out, every page that is not hidden. */
  readonly chosen: readonly string[] | undefined;
  /** Called after each sheet. */
  readonly onSheet: (done: number, count: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Renders the pages on sheets of paper and opens the browser's print dialog. Resolves when that is closed, or when
 * `signal` aborted before. All work is done on this device, without the server.
 */
export async function printPages(printed: Printed): Promise<void> {
  const { reader, assets, title, form, paper, chosen, onSheet, signal } = printed;
  const size = reader.find('deck', 'deck')?.size ?? { w: 1280, h: 720 };
  const plan = printPlan(pagesToPrint(reader, chosen), size, { form, paper });
  const roots: Root[] = [];
  const draw = async (host: HTMLElement) => {
    await Promise.all([loadAllPresets(), linksCame(reader, assets)]);
    for (const [index, places] of plan.sheets.entries()) {
      if (signal.aborted) return false;
      onSheet(index, plan.sheets.length);
      const sheet = host.appendChild(document.createElement('section'));
      roots.push(drawSheet(sheet, printed, plan, places));
      await drawn(sheet);
    }
    if (signal.aborted) return false;
    onSheet(plan.sheets.length, plan.sheets.length);
    return true;
  };
  try {
    await openPrintDialog({ title, paper: { ...plan.paper, margin: plan.margin }, draw });
  } finally {
    for (const root of roots) root.unmount();
  }
}

function drawSheet(
  sheet: HTMLElement,
  { reader, assets, labels, form }: Printed,
  { sheet: paper, notesFrom }: PrintPlan,
  places: PrintPlan['sheets'][number],
): Root {
  const ids = reader.pages();
  const size = reader.find('deck', 'deck')?.size ?? { w: 1280, h: 720 };
  sheet.className = classes.sheet ?? '';
  sheet.style.width = `${paper.w}px`;
  // Notes longer than the sheet continue on the next sheet.
  sheet.style.minHeight = `${paper.h}px`;
  if (notesFrom === undefined) sheet.style.height = `${paper.h}px`;
  const root = createRoot(sheet);
  flushSync(() =>
    root.render(
      places.map(({ pageId, x, y, scale }) => {
        const number = ids.indexOf(pageId) + 1;
        const [w, h] = [size.w * scale, size.h * scale];
        return (
          <div key={pageId}>
            <Box
              overflow="clip"
              className={classes.slide}
              data-framed={form === 'slides' ? undefined : ''}
              style={{ width: w, height: h, left: x, top: y }}
            >
              <div
                className={classes.page}
                style={{ width: size.w, height: size.h, transform: `scale(${scale})` }}
              >
                <PrintedPage
                  reader={reader}
                  pageId={pageId}
                  assets={assets}
                  labels={labels}
                  pageNumber={number}
                />
              </div>
            </Box>
            {form === 'slides' ? null : (
              <Text textAlign="center" className={classes.number} style={{ left: x, top: y + h, width: w }}>
                {number}
              </Text>
            )}
            {notesFrom === undefined ? null : (
              <Text as="p" overflow="breaks" className={classes.notes} style={{ paddingTop: notesFrom }}>
                {wordsOf(reader, pageId)}
              </Text>
            )}
          </div>
        );
      }),
    ),
  );
  return root;
}

function wordsOf(reader: CoursewareReader, pageId: string): string {
  const notes = reader.find('page', pageId)?.notes;
  return notes === undefined ? '' : plainText(notes);
}

/** Resolves when the addresses of all files of the courseware are known, or after the longest wait. */
function linksCame(reader: CoursewareReader, assets: AssetSource): Promise<void> {
  const records = [
    ...reader.all('page'),
    ...reader.all('element'),
    ...reader.all('layout'),
    ...reader.all('master'),
  ];
  const hashes = [...assetsIn(records)];
  return new Promise((resolve) => {
    const finish = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const look = () => {
      if (hashes.every((hash) => assets.url(hash) !== undefined)) finish();
    };
    const stop = assets.subscribe(look);
    const timer = setTimeout(finish, LINKS_PATIENCE_MS);
    look();
  });
}
