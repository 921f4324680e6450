import type { Signal } from '@lectern/base';
import type { ClipboardFragment } from '@lectern/courseware';
import type { PastedPages } from '@lectern/courseware/design';

/** Pages just pasted from another courseware, while the user can still choose their theme. */
export interface PagesPasted {
  readonly fragment: ClipboardFragment;
  readonly behind: string;
  readonly as: 'here' | 'source';
  readonly pasted: PastedPages;
}
export type PasteChoice = Signal<PagesPasted | undefined>;
