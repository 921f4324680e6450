import type { CoursewareSnapshot, Deck } from '@lectern/courseware';

/**
 * `state`: one Yjs V1 update; `records`: `{records}` as JSON; `unanswered`: the same for visitors of a link, with questions
 * without their keys.
 */
export type ReadForm = 'state' | 'records' | 'unanswered';

/** A page in one of its views: in a show before its first step, as a thumbnail without controls, or in the editor. */
export interface PageWish {
  /** Counted from 1; if omitted, the page at which a show begins. */
  readonly page?: number | undefined;
  readonly mode: 'show' | 'thumbnail' | 'edit';
  readonly language: 'zh' | 'en';
}

export interface ReadQuestion {
  readonly form: ReadForm | PageWish;
  /** Yjs V1 updates that together form the courseware. */
  readonly updates: readonly Uint8Array[];
  /**
   * Identifies the document with these updates: the thread reuses the merged records for the next request with the same
   * key.
   */
  readonly key?: string | undefined;
}

export interface ReadAnswer {
  readonly gzip: Uint8Array;
  /** Uncompressed size, bytes; 0 when the page does not exist. */
  readonly size: number;
  readonly source: Deck['source'];
}

/** A page as markup, by the module that `apps/web/vite.ssr.config.ts` builds. */
export interface RenderedPage {
  /** Counted from 1. */
  readonly page: number;
  /** Size of the page, logical pixels. */
  readonly w: number;
  readonly h: number;
  readonly html: string;
  /**
   * Typefaces that the page's texts may use: other names that the system may have for each, and the name of the bundled
   * web font.
   */
  readonly faces: Readonly<
    Record<string, { readonly others: readonly string[]; readonly web?: string | undefined }>
  >;
  /** Hashes of the files that the markup references as `lectern-asset:`. */
  readonly assets: readonly string[];
}

export type RenderPage = (
  question: PageWish & { readonly snapshot: CoursewareSnapshot },
) => RenderedPage | undefined;
