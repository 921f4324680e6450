import type { Share } from '@lectern/protocol/shares';

/** Id and name of the shared document. */
export interface SharedItem {
  readonly id: string;
  readonly name: string;
}

/** The changed properties of a link; the others stay. */
export type LinkChange = Partial<
  Pick<Share, 'permission' | 'edit_type' | 'user_ids' | 'class_ids' | 'end_at' | 'download'>
> & { readonly password?: string | null };
