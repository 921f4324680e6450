import type { Share } from '@lectern/protocol/shares';

/** What is shared, by its id and its name. */
export interface SharedItem {
  readonly id: string;
  readonly name: string;
}

/** What is changed of a link: the rest stays as it is. */
export type LinkChange = Partial<
  Pick<Share, 'permission' | 'edit_type' | 'user_ids' | 'class_ids' | 'end_at' | 'download'>
> & { readonly password?: string | null };
