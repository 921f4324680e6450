import type { Signal } from '@lectern/base';
import type { ClipboardFragment } from '@lectern/courseware';
import type { PastedPages } from '@lectern/courseware/design';

/** Pages of another courseware that have just come, while it can be said which theme they are to have. */
export interface PagesPasted {
  readonly fragment: ClipboardFragment;
  readonly behind: string;
  readonly as: 'here' | 'source';
  readonly pasted: PastedPages;
}
export type PasteChoice = Signal<PagesPasted | undefined>;
