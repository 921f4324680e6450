import type { Action } from '@lectern/courseware';
import type { LinkAction } from '../../commands/links.ts';

export type LinkKind = 'web' | 'page' | 'file' | 'mail';
export const jumps = ['next', 'previous', 'first', 'last', 'lastViewed', 'end'] as const;

/** What stands in the fields of the dialog. */
export interface LinkForm {
  readonly kind: LinkKind;
  readonly address: string;
  readonly mail: string;
  /** A jump, or `page:` and the page's id. */
  readonly page: string;
  /** A document of the disk. */
  readonly file?: LinkedFile | undefined;
}

export interface LinkedFile {
  readonly id: string;
  readonly name: string;
}

const LONGEST_NAME = 512;

/** The address under which whoever may see a document sees it, in a window of its own. */
function addressOf(id: string): string {
  return `${location.origin}/#/netdiskpreview?fileId=${id}`;
}

const MAIL = /^mailto:/i;
/** Whatever looks like a scheme, and is no port behind a name. */
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
const LONGEST = 4096;

/** The fields for a link that is there, and for none. */
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

/** What the fields say; undefined while it leads nowhere: web and mail alone, never a program or a file of the machine. */
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

/** The address as it was typed, with the scheme that nobody types put before it. */
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
