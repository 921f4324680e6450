import type { CoursewareReader } from '@lectern/courseware';
import type { FileLink } from '@lectern/stage/show';
import type { AssetSource } from '@lectern/stage/view';

export interface CoursewareViewerProps {
  readonly reader: CoursewareReader;
  readonly assets: AssetSource;
  /** Counted from 1; left out: where the show begins. */
  readonly startPage?: number | undefined;
  /** The page that is shown, counted from 1. */
  readonly onPage?: (number: number) => void;
  /** Shows a document of the disk that a link leads to; left out, its address opens. */
  readonly onFile?: ((link: FileLink) => void) | undefined;
}

/** Where a courseware comes from: its records as JSON, and links to its files, which end and are asked for anew. */
export interface CoursewareSource {
  records(signal: AbortSignal): Promise<Uint8Array>;
  links(
    hashes: readonly string[],
  ): Promise<{ readonly links: Readonly<Record<string, string>>; readonly expires_at: number }>;
}
