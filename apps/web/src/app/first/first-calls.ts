const GUARDED = ['', 'user/netdisk', 'view', 'play'];
const ID = /^[0-9a-f-]{36}$/;

/**
 * What a surface asks the server for before anything of it can be shown, by the first word of its route. Written out, for
 * the first script must stay a few lines; a test holds them to the endpoints.
 */
export function firstCalls(route: string, documentId: string, userId: string): readonly string[] {
  const account = `/api/uc/v1.1/users/${userId}`;
  if (!GUARDED.includes(route)) return [];
  if (!ID.test(documentId)) return [account];
  const document = `/api/documents/v1.0/c/document/${documentId}?client_platform=web`;
  const form = route === 'play' ? 'records' : 'state';
  return [`/api/courseware/${documentId}/${form}`, account, document];
}

/** The surface and the courseware that an address names after its #. */
export function openedBy(hash: string): { readonly route: string; readonly documentId: string } {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const documentId = new URLSearchParams(query).get('fileId') ?? '';
  return { route: path, documentId };
}
