import type { Decision } from '../../platform/policy.ts';

/** A file is read into one's own documents; a call that names somebody else's is refused. */
export function mayImportFor(userId: string, ownerId: string): Decision {
  return userId === ownerId ? 'allowed' : 'FORBIDDEN';
}
