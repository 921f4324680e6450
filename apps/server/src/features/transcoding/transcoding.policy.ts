import type { Decision } from '../../platform/policy.ts';

/** A file is imported into the caller's own documents; a call that names another user is refused. */
export function mayImportFor(userId: string, ownerId: string): Decision {
  return userId === ownerId ? 'allowed' : 'FORBIDDEN';
}

/** The result is stored in the caller's own library: the id of its container is the caller's id, and may be omitted. */
export function mayImportInto(userId: string, containerId: string): Decision {
  return containerId === '' || containerId === userId ? 'allowed' : 'PARENT_NOT_FOUND';
}
