import { assetsIn, type CoursewareReader } from '@lectern/courseware';
import { type AssetSource, drawn, loadAllPresets, PageView, type StageLabels } from '@lectern/stage/view';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { paperFit } from './paper-fit.ts';
import classes from './print-pages.module.css';

/** Addresses of files that have not come by then are not waited for. Milliseconds. */
const LINKS_PATIENCE_MS = 8000;

export interface Printed {
  readonly reader: CoursewareReader;
  readonly assets: AssetSource;
  readonly labels: StageLabels;
  /** What the browser calls the print job. */
  readonly title: string;
}

/**
 * Draws every page that a class would see, a sheet of paper each, and opens the browser's own print dialog on them;
 * resolves when that is closed. All of it happens on this device, without the server.
 */
export async function printPages({ reader, assets, labels, title }: Printed): Promise<void> {
  const ids = reader.pages();
  const seen = ids.filter((id) => !reader.find('page', id)?.hidden);
  const host = document.body.appendChild(document.createElement('div'));
  host.className = classes.sheets ?? '';
  host.inert = true;
  const roots: Root[] = [];
  const { title: titleBefore } = document;
  try {
    await Promise.all([loadAllPresets(), linksCame(reader, assets)]);
    for (const id of seen.length > 0 ? seen : ids) {
      const sheet = host.appendChild(document.createElement('section'));
      roots.push(drawSheet(sheet, { reader, assets, labels, title }, id, ids.indexOf(id) + 1));
      await drawn(sheet);
    }
    document.title = title;
    const closed = new Promise((resolve) => window.addEventListener('afterprint', resolve, { once: true }));
    window.print();
    await closed;
  } finally {
    document.title = titleBefore;
    for (const root of roots) root.unmount();
    host.remove();
  }
}

function drawSheet(
  sheet: HTMLElement,
  { reader, assets, labels }: Printed,
  pageId: string,
  number: number,
): Root {
  const size = reader.find('deck', 'deck')?.size ?? { w: 1280, h: 720 };
  const fit = paperFit(size);
  sheet.className = classes.sheet ?? '';
  if (fit.upright) sheet.dataset.upright = '';
  sheet.style.width = `${fit.sheet.w}px`;
  sheet.style.height = `${fit.sheet.h}px`;
  const root = createRoot(sheet);
  flushSync(() =>
    root.render(
      <div
        className={classes.paper}
        style={{ width: size.w, height: size.h, left: fit.x, top: fit.y, transform: `scale(${fit.scale})` }}
      >
        <PageView
          reader={reader}
          pageId={pageId}
          assets={assets}
          mode="print"
          labels={labels}
          pageNumber={number}
        />
      </div>,
    ),
  );
  return root;
}

/** Settles when the addresses of all files of the courseware are known, or when that takes too long. */
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
