import { type CoursewareReader, type CoursewareSnapshot, parseSnapshot } from '@lectern/courseware';
import type { FileLink } from '@lectern/stage/show';
import type { AssetSource } from '@lectern/stage/view';

export interface CoursewareViewerProps {
  readonly reader: CoursewareReader;
  readonly assets: AssetSource;
  /** Counted from 1; by default the first page of the show. */
  readonly startPage?: number | undefined;
  /** Called with the page that is shown, counted from 1. */
  readonly onPage?: (number: number) => void;
  /** Opens the document of the disk that is the target of a link; by default its address is opened. */
  readonly onFile?: ((link: FileLink) => void) | undefined;
}

/** The source of a courseware: its records as JSON, and links to its files, which expire and are renewed. */
export interface CoursewareSource {
  records(signal: AbortSignal): Promise<Uint8Array>;
  links(
    hashes: readonly string[],
  ): Promise<{ readonly links: Readonly<Record<string, string>>; readonly expires_at: number }>;
}

/** Fetches the records of a courseware. Rejects as `source.records` does. Apart from `FetchedDeck`, which is loaded later. */
export async function fetchSnapshot(
  source: Pick<CoursewareSource, 'records'>,
  signal: AbortSignal,
): Promise<CoursewareSnapshot> {
  return parseSnapshot(new TextDecoder().decode(await source.records(signal)));
}
