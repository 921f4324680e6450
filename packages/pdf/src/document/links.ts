import type { Action } from '@lectern/courseware';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { apply, type Matrix } from '../draw/matrix.ts';
import type { Box } from '../draw/page-path.ts';

export interface PageLink {
  /** In pixels of the courseware's page. */
  readonly box: Box;
  readonly click: Action;
}

interface Annotation {
  readonly subtype?: string;
  readonly rect?: readonly number[];
  readonly url?: string;
  readonly dest?: unknown;
  readonly action?: string;
}

const MAX_LINKS = 500;
const JUMPS: Readonly<Record<string, 'next' | 'previous' | 'first' | 'last'>> = {
  NextPage: 'next',
  PrevPage: 'previous',
  FirstPage: 'first',
  LastPage: 'last',
};

/** The index of the page that a destination (ISO 32000-1, 12.3.2) refers to; undefined without a page. */
export async function destinationPage(
  document: PDFDocumentProxy,
  dest: unknown,
): Promise<number | undefined> {
  try {
    const explicit = typeof dest === 'string' ? await document.getDestination(dest) : dest;
    const [target] = Array.isArray(explicit) ? explicit : [];
    if (typeof target === 'number' && Number.isInteger(target)) return target;
    if (typeof target !== 'object' || target === null) return undefined;
    return await document.getPageIndex(target as Parameters<typeof document.getPageIndex>[0]);
  } catch {
    return undefined;
  }
}

/** Links of a page to addresses, to pages and to the next or last page. Other kinds are left out. */
export async function readLinks(
  document: PDFDocumentProxy,
  page: PDFPageProxy,
  matrix: Matrix,
  pageIds: readonly string[],
): Promise<PageLink[]> {
  const annotations = (await page.getAnnotations({ intent: 'display' })) as readonly Annotation[];
  const links: PageLink[] = [];
  for (const { subtype, rect, url, dest, action } of annotations) {
    if (subtype !== 'Link' || links.length >= MAX_LINKS || rect?.length !== 4) continue;
    const click = await actionOf(document, { url, dest, action }, pageIds);
    const [left, bottom, right, top] = rect;
    const [x0, y0] = apply(matrix, left ?? 0, bottom ?? 0);
    const [x1, y1] = apply(matrix, right ?? 0, top ?? 0);
    const box = { x0: Math.min(x0, x1), y0: Math.min(y0, y1), x1: Math.max(x0, x1), y1: Math.max(y0, y1) };
    if (click && Object.values(box).every(Number.isFinite)) links.push({ box, click });
  }
  return links;
}

async function actionOf(
  document: PDFDocumentProxy,
  { url, dest, action }: Annotation,
  pageIds: readonly string[],
): Promise<Action | undefined> {
  if (url !== undefined)
    return /^(https?|mailto):/i.test(url) ? { type: 'url', url: url.slice(0, 4096) } : undefined;
  const jump = action === undefined ? undefined : JUMPS[action];
  if (jump) return { type: 'jump', to: jump };
  if (dest === undefined || dest === null) return undefined;
  const pageId = pageIds[(await destinationPage(document, dest)) ?? -1];
  return pageId === undefined ? undefined : { type: 'page', pageId };
}
