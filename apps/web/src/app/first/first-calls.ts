import { parseHash } from '../../platform/router/hash-address.ts';

/** What the first script knows of a surface: the build writes it there from the rows of `app/surfaces.ts`. */
export interface FirstSurface {
  readonly guard: string;
  readonly skeleton: string;
  readonly courseware: string;
  /** Its styles and scripts, each as a path below the address of the server. */
  readonly files: readonly string[];
  /** What it brings after its first paint, likewise. */
  readonly later: readonly string[];
}

const ID = /^[0-9a-f-]{36}$/;
/** Of links. */
const LINK = /^[\w-]{22}$/;

/** Where one file is shown that a link or its id names (`resource-detail/resource-address.tsx`). */
const DETAIL: readonly string[] = ['/mobile', '/netdiskpreview'];
/** Where a link waits for the sign-in too. */
const LINK_BEHIND_SIGN_IN: readonly string[] = ['/mobile', '/share'];

/** What an address names after its #. */
export interface Opened {
  readonly pathname: string;
  /** Of a courseware, or else empty. */
  readonly documentId: string;
  /** Of a link, or else empty. */
  readonly shareId: string;
}

/** Whether what is named may be shown to nobody who is signed in. */
export function isOpenToNobody({ pathname, documentId }: Opened): boolean {
  return documentId === '' && !LINK_BEHIND_SIGN_IN.includes(pathname);
}

/**
 * What a surface asks the server for before anything of it can be shown; nothing where no surface is. `userId`: who is
 * signed in, if anybody is. Written out, for the first script must stay a few lines; a test holds them to the endpoints.
 */
export function firstCalls(
  surface: Pick<FirstSurface, 'guard' | 'courseware'> | undefined,
  opened: Opened,
  userId: string | undefined,
): readonly string[] {
  const { pathname, documentId, shareId } = opened;
  const account = userId === undefined ? [] : [`/api/uc/v1.1/users/${userId}`];
  if (surface?.courseware === 'shared' || (surface?.courseware === 'named' && shareId !== '')) {
    // What stands behind the sign-in waits for it.
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
