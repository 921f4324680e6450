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

/**
 * What a surface asks the server for before anything of it can be shown; nothing where no surface is. Written out, for
 * the first script must stay a few lines; a test holds them to the endpoints.
 */
export function firstCalls(
  surface: Pick<FirstSurface, 'guard' | 'courseware'> | undefined,
  documentId: string,
  userId: string,
): readonly string[] {
  if (surface?.guard !== 'account') return [];
  const account = `/api/uc/v1.1/users/${userId}`;
  if (surface.courseware === 'none' || !ID.test(documentId)) return [account];
  const document = `/api/documents/v1.0/c/document/${documentId}?client_platform=web`;
  return [`/api/courseware/${documentId}/${surface.courseware}`, account, document];
}

/** The path and the courseware that an address names after its #. */
export function openedBy(hash: string): { readonly pathname: string; readonly documentId: string } {
  const { pathname, search } = parseHash(hash);
  return { pathname, documentId: new URLSearchParams(search).get('fileId') ?? '' };
}
