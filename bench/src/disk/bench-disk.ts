import { type ApiSession, apiSession } from '@lectern/e2e/account-api';
import { DEMO_PASSWORD } from '@lectern/e2e/server';
import { listDocuments } from '@lectern/protocol/documents';
import type { Page } from 'playwright-core';
import { Measured } from '../browser.ts';
import { quantile, report } from '../report.ts';
import { fillDisk } from './fill-disk.ts';
import { measureUploads } from './measure-uploads.ts';

const DOCUMENTS = 50_000;
const OF = `${DOCUMENTS} documents in one folder`;
const PAGES = 60;
/** Duration above which a frame has missed one of 60 per second. */
const LATE_MS = 25;

/** `npm run bench disk`: a disk with years of files, listed by the server and scrolled through; and uploads. */
export async function benchDisk(): Promise<void> {
  const measured = await Measured.start();
  try {
    const { url, dataFolder } = measured.server;
    const teacher = await apiSession(url, { loginName: 'chen', password: DEMO_PASSWORD });
    await measureUploads(measured.server, teacher);
    await fillDisk(dataFolder, teacher.userId, DOCUMENTS);
    await measurePages(teacher);
    await measureScreen(await measured.teacher());
  } finally {
    await measured.close();
  }
}

async function measurePages(teacher: ApiSession): Promise<void> {
  const kinds = [
    'order=update_at',
    'order=name',
    'order=size',
    'order=create_at&direction=asc',
    'file_type=image',
    'source_from=2',
    'search=%E7%A7%8B%E5%A4%A9',
  ];
  for (const query of kinds) {
    const times: number[] = [];
    let cursor = '';
    for (let at = 0; at < PAGES; at += 1) {
      const begin = performance.now();
      const page = (await teacher.call('GET', `${listDocuments.path}?${query}&limit=50${cursor}`)) as {
        readonly next: string | null;
      };
      if (at >= 5) times.push(performance.now() - begin);
      cursor = page.next === null ? '' : `&cursor=${page.next}`;
    }
    const searches = query.startsWith('search');
    report({
      bench: 'disk',
      name: `a page of 50, p95: ${decodeURIComponent(query)}`,
      value: quantile(times, 0.95),
      unit: 'ms',
      of: OF,
      ...(searches ? {} : { atMost: 10 }),
    });
  }
}

async function measureScreen(page: Page): Promise<void> {
  await page.waitForTimeout(3_000);
  const first = await page.evaluate(async () => {
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === '我的网盘');
    const begin = performance.now();
    const shown = new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('tr[data-document]') === null) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(resolve, 0));
      }).observe(document.body, { childList: true, subtree: true });
    });
    link?.click();
    await shown;
    return performance.now() - begin;
  });
  report({
    bench: 'disk',
    name: 'first rows after the click',
    value: first,
    unit: 'ms',
    atMost: 100,
    of: OF,
  });
  for (const view of ['list', 'grid'] as const) {
    if (view === 'grid') await page.getByRole('button', { name: '网格' }).click();
    await page.waitForTimeout(500);
    const frames = await page.evaluate(scrollThrough);
    const of = `${OF}, ${view}`;
    const late = frames.filter((frame) => frame > LATE_MS).length;
    report({ bench: 'disk', name: 'late frames while scrolling', value: late, unit: 'count', atMost: 0, of });
    report({
      bench: 'disk',
      name: 'a frame while scrolling, p95',
      value: quantile(frames, 0.95),
      unit: 'ms',
      of,
    });
  }
}

/** Scrolls for four seconds, as fast as a wheel turns; returns the duration of each frame. Runs in the page. */
async function scrollThrough(): Promise<number[]> {
  const main = document.querySelector('main');
  if (main === null) throw new Error('the desk has no page');
  const frames: number[] = [];
  let last = performance.now();
  const end = last + 4_000;
  for (let now = last; now < end; ) {
    now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    frames.push(now - last);
    last = now;
    main.scrollTop += 60;
  }
  return frames.slice(3);
}
