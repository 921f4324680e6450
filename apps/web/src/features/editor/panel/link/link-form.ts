import type { Action } from '@lectern/courseware';
import type { LinkAction } from '../../commands/insert/links.ts';

export type LinkKind = 'web' | 'page' | 'file' | 'mail';
export const jumps = ['next', 'previous', 'first', 'last', 'lastViewed', 'end'] as const;

/** Values of the dialog's fields. */
export interface LinkForm {
  readonly kind: LinkKind;
  readonly address: string;
  readonly mail: string;
  /** A jump, or `page:` and the page's id. */
  readonly page: string;
  /** A document on the disk. */
  readonly file?: LinkedFile | undefined;
}

export interface LinkedFile {
  readonly id: string;
  readonly name: string;
}

const LONGEST_NAME = 512;

/** Returns the address that shows a document, in a separate window, to users with permission. */
function addressOf(id: string): string {
  return `${location.origin}/#/netdiskpreview?fileId=${id}`;
}

const MAIL = /^mailto:/i;
/** Matches a scheme, but not a port behind a host name. */
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
const LONGEST = 4096;

/** Returns the fields for an existing link, or for a new link. */
export function formOf(action: Action | undefined): LinkForm {
  const empty: LinkForm = { kind: 'web', address: '', mail: '', page: 'next' };
  switch (action?.type) {
    case 'url':
      if (action.documentId !== undefined)
        return { ...empty, kind: 'file', file: { id: action.documentId, name: action.tooltip ?? '' } };
      return MAIL.test(action.url)
        ? { ...empty, kind: 'mail', mail: action.url.replace(MAIL, '') }
        : { ...empty, address: action.url };
    case 'page':
      return { ...empty, kind: 'page', page: `page:${action.pageId}` };
    case 'jump':
      return { ...empty, kind: 'page', page: jumps.find((each) => each === action.to) ?? 'previous' };
    default:
      return empty;
  }
}

/**
 * Returns the link of the fields; undefined while it is invalid. Only web and mail addresses are valid, never a program
 * or a local file.
 */
export function actionOf({ kind, address, mail, page, file }: LinkForm): LinkAction | undefined {
  if (kind === 'file')
    return (
      file && {
        type: 'url',
        url: addressOf(file.id),
        documentId: file.id,
        ...(file.name !== '' && { tooltip: file.name.slice(0, LONGEST_NAME) }),
      }
    );
  if (kind === 'page') {
    const jump = jumps.find((each) => each === page);
    if (jump) return { type: 'jump', to: jump };
    return page.startsWith('page:') ? { type: 'page', pageId: page.slice('page:'.length) } : undefined;
  }
  if (kind === 'mail') {
    const to = mail.trim();
    return /^[^\s@]+@[^\s@]+$/.test(to) && to.length < LONGEST - 8
      ? { type: 'url', url: `mailto:${to}` }
      : undefined;
  }
  const url = webAddress(address);
  return url === undefined ? undefined : { type: 'url', url };
}

/** Returns the typed address, with `https://` if it has no scheme; undefined when it is no web address. */
function webAddress(typed: string): string | undefined {
  const words = typed.trim();
  if (words === '' || /\s/.test(words)) return undefined;
  const url = SCHEME.test(words) ? words : `https://${words.replace(/^\/+/, '')}`;
  if (url.length > LONGEST || !/^https?:/i.test(url)) return undefined;
  try {
    return new URL(url).hostname.includes('.') || new URL(url).hostname === 'localhost' ? url : undefined;
  } catch {
    return undefined;
  }
}
