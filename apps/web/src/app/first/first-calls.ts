import { parseHash } from '../../platform/router/hash-address.ts';

/**
 * The properties of a surface that the first script knows; the build writes them there from the rows of
 * `app/surfaces.ts`.
 */
export interface FirstSurface {
  readonly guard: string;
  readonly skeleton: string;
  readonly courseware: string;
  /** Styles and scripts of the surface, as paths relative to the server's root. */
  readonly files: readonly string[];
  /** Files that the surface loads after its first paint; paths like in `files`. */
  readonly later: readonly string[];
}

const ID = /^[0-9a-f-]{36}$/;
/** The form of a link's id. */
const LINK = /^[\w-]{22}$/;

/** The addresses that show one file, given by a link or its id (`resource-detail/resource-address.tsx`). */
const DETAIL: readonly string[] = ['/mobile', '/netdiskpreview'];
/** The addresses that require a sign-in for a link too. */
const LINK_BEHIND_SIGN_IN: readonly string[] = ['/mobile', '/share'];

/** The content of an address after its #. */
export interface Opened {
  readonly pathname: string;
  /** Id of a courseware, or empty. */
  readonly documentId: string;
  /** Id of a link, or empty. */
  readonly shareId: string;
}

/** Whether the address can be shown without a sign-in. */
export function isOpenToNobody({ pathname, documentId }: Opened): boolean {
  return documentId === '' && !LINK_BEHIND_SIGN_IN.includes(pathname);
}

/**
 * The requests that a surface needs before its first view; empty without a surface. `userId`: the signed-in user, if
 * any. The addresses are written out to keep the first script small; a test compares them with the endpoints.
 */
export function firstCalls(
  surface: Pick<FirstSurface, 'guard' | 'courseware'> | undefined,
  opened: Opened,
  userId: string | undefined,
): readonly string[] {
  const { pathname, documentId, shareId } = opened;
  const account = userId === undefined ? [] : [`/api/uc/v1.1/users/${userId}`];
  if (surface?.courseware === 'shared' || (surface?.courseware === 'named' && shareId !== '')) {
    // Guarded content waits for the sign-in.
    if (!LINK.test(shareId) || (userId === undefined && !isOpenToNobody(opened))) return account;
    const share = '/api/documents/v1.0/visitor/share/';
    const link = `${share}share_resource/${shareId}`;
    const platform = 'client_platform=web';
    const looked =
      pathname === '/preview'
        ? `${share}preview/info?share_id=${shareId}&${platform}`
        : `${link}?${platform}`;
    return [`${link}/records?${platform}`, looked, ...account];
  }
  const isNamed = surface?.courseware === 'named';
  if (userId === undefined || (surface?.guard !== 'account' && !isNamed)) return [];
  if (surface?.courseware === 'none' || !ID.test(documentId)) return account;
  const document = `/api/documents/v1.0/c/document/${documentId}?client_platform=web`;
  const form = isNamed ? 'records' : surface?.courseware;
  return [`/api/courseware/${documentId}/${form}`, ...account, document];
}

export function openedBy(hash: string): Opened {
  const { pathname, search } = parseHash(hash);
  const query = new URLSearchParams(search);
  const of = (name: string) => query.get(name) ?? '';
  if (!DETAIL.includes(pathname))
    return { pathname, documentId: of('fileId'), shareId: of(pathname === '/preview' ? 'share_id' : 'id') };
  const shareId = query.get('id') ?? of('share_id');
  return { pathname, documentId: shareId === '' ? of('fileId') : '', shareId };
}
