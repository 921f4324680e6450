import type { EditSession } from '@lectern/stage/edit';

/** Logical pixels. */
export interface PageSize {
  readonly w: number;
  readonly h: number;
}

/** Returns the size of every page. */
export function pageSizeOf({ store }: Pick<EditSession, 'store'>): PageSize {
  return store.find('deck', 'deck')?.size ?? { w: 1280, h: 720 };
}
