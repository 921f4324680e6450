import { parseHash } from '../../platform/router/hash-address.ts';
import type { Opened } from './first-calls.ts';

/** How surfaces draw the page that they open with, by their addresses; of any other none is rendered on the server. */
const MODES: Readonly<Record<string, string>> = { '/play': 'show', '/view': 'edit', '/s': 'thumbnail' };
const ID = /^[0-9a-f-]{36}$/;
const LINK = /^[\w-]{22}$/;
const PAGE = /^[1-9]\d{0,4}$/;

/** Where the server renders the page that an address opens; undefined where none is to be shown ahead of the program. */
export function pageCall(opened: Opened, hash: string, language: string): string | undefined {
  const { pathname, documentId, shareId } = opened;
  const mode = Object.hasOwn(MODES, pathname) ? MODES[pathname] : undefined;
  const page = new URLSearchParams(parseHash(hash).search).get('page');
  if (mode === undefined || (page !== null && !PAGE.test(page))) return undefined;
  const wish = `mode=${mode}&language=${language}${page === null ? '' : `&page=${page}`}`;
  if (mode !== 'thumbnail')
    return ID.test(documentId) ? `/api/courseware/${documentId}/page?${wish}` : undefined;
  const link = `/api/documents/v1.0/visitor/share/share_resource/${shareId}/page`;
  return LINK.test(shareId) ? `${link}?client_platform=web&${wish}` : undefined;
}
