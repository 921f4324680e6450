import { parseHash } from '../../platform/router/hash-address.ts';
import type { Opened } from './first-calls.ts';

/** The drawing mode of each surface's first page, by path; for other paths the server renders no page. */
const MODES: Readonly<Record<string, string>> = {
  '/play': 'show',
  '/view': 'edit',
  '/s': 'thumbnail',
  '/share': 'thumbnail',
  '/preview': 'thumbnail',
  '/mobile': 'thumbnail',
  '/netdiskpreview': 'thumbnail',
};
/**
 * Paths that resume at the last page viewed in this browser (`kept-places.ts`), with or without a page in the address.
 */
const GOING_ON: readonly string[] = ['/mobile', '/netdiskpreview'];
const ID = /^[0-9a-f-]{36}$/;
const LINK = /^[\w-]{22}$/;
const PAGE = /^[1-9]\d{0,4}$/;

/**
 * The address at which the server renders the first page; undefined when no page is shown before the program. `kept`:
 * returns the last page of a document or link viewed in this browser.
 */
export function pageCall(
  opened: Opened,
  hash: string,
  language: string,
  kept: (id: string) => number | undefined,
): string | undefined {
  const { pathname, documentId, shareId } = opened;
  const mode = Object.hasOwn(MODES, pathname) ? MODES[pathname] : undefined;
  const page = GOING_ON.includes(pathname)
    ? (kept(shareId || documentId)?.toString() ?? null)
    : new URLSearchParams(parseHash(hash).search).get('page');
  if (mode === undefined || (page !== null && !PAGE.test(page))) return undefined;
  const wish = `mode=${mode}&language=${language}${page === null ? '' : `&page=${page}`}`;
  if (shareId === '' || mode !== 'thumbnail')
    return ID.test(documentId) ? `/api/courseware/${documentId}/page?${wish}` : undefined;
  const link = `/api/documents/v1.0/visitor/share/share_resource/${shareId}/page`;
  return LINK.test(shareId) ? `${link}?client_platform=web&${wish}` : undefined;
}
