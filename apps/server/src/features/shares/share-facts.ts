import type { GivingLink } from '../documents/index.ts';
import type { ShareRow } from './shares.tables.ts';

/** The address of the page of a link, from the root of the site. */
export function shareUrl(id: string): string {
  return `/#/s?id=${id}`;
}

/** A link as far as it gives its document. */
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

/** The specification's order of names. */
export function nameOf(user: {
  readonly class_nick_name: string;
  readonly user_nick_name: string;
  readonly user_real_name: string;
}): string {
  return user.class_nick_name || user.user_nick_name || user.user_real_name;
}
