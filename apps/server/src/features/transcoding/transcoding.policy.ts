import type { Decision } from '../../platform/policy.ts';

/** A file is read into one's own documents; a call that names somebody else's is refused. */
export function mayImportFor(userId: string, ownerId: string): Decision {
  return userId === ownerId ? 'allowed' : 'FORBIDDEN';
}

/** What becomes of a document lies in the library of who asks: his container goes by his id, and need not be said. */
export function mayImportInto(userId: string, containerId: string): Decision {
  return containerId === '' || containerId === userId ? 'allowed' : 'PARENT_NOT_FOUND';
}
