import type { EditSession } from '@lectern/stage/edit';

/** The size of every page, logical pixels. */
export function pageSizeOf({ store }: Pick<EditSession, 'store'>): {
  readonly w: number;
  readonly h: number;
} {
  return store.find('deck', 'deck')?.size ?? { w: 1280, h: 720 };
}
