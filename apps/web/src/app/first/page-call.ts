import { parseHash } from '../../platform/router/hash-address.ts';
import type { Opened } from './first-calls.ts';

/** How surfaces draw the page that they open with, by their addresses; of any other none is rendered on the server. */
const MODES: Readonly<Record<string, string>> = {
  '/play': 'show',
  '/view': 'edit',
  '/s': 'thumbnail',
  '/share': 'thumbnail',
  '/preview': 'thumbnail',
  '/mobile': 'thumbnail',
  '/netdiskpreview': 'thumbnail',
};
/** These go on where this browser left (`kept-places.ts`), whatever page their address says. */
const GOING_ON: readonly string[] = ['/mobile', '/netdiskpreview'];
const ID = /^[0-9a-f-]{36}$/;
const LINK = /^[\w-]{22}$/;
const PAGE = /^[1-9]\d{0,4}$/;

/**
 * Where the server renders the page that an address opens; undefined where none is to be shown ahead of the program.
 * `kept`: the page at which this browser left a document or a link.
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
