import type { GivingLink } from '../documents/index.ts';
import type { ShareRow } from './shares.tables.ts';

/** The address of a link's page, relative to the root of the site. */
export function shareUrl(id: string): string {
  return `/#/s?id=${id}`;
}

/** The grant of a link. */
export function givingLink(row: ShareRow): GivingLink {
  return {
    id: row.id,
    round: row.round,
    documentId: row.document_id,
    permission: row.permission,
    download: row.download,
    endsAt: row.ends_at,
  };
}

/** Order of names as in the specification. */
export function nameOf(user: {
  readonly class_nick_name: string;
  readonly user_nick_name: string;
  readonly user_real_name: string;
}): string {
  return user.class_nick_name || user.user_nick_name || user.user_real_name;
}
