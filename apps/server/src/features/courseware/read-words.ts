import type { CoursewareSnapshot, Deck } from '@lectern/courseware';

/** `state`: one Yjs V1 update; `records`: `{records}` as JSON. */
export type ReadForm = 'state' | 'records';

/** A page as it is seen: in a show before its first step, with or without what is pressed on it, or while it is edited. */
export interface PageWish {
  /** Counted from 1; left out: where a show begins. */
  readonly page?: number | undefined;
  readonly mode: 'show' | 'thumbnail' | 'edit';
  readonly language: 'zh' | 'en';
}

export interface ReadQuestion {
  readonly form: ReadForm | PageWish;
  /** Yjs V1 updates that make the courseware together. */
  readonly updates: readonly Uint8Array[];
  /** Of the document with these updates: what follows about the same need not be put together again. */
  readonly key?: string | undefined;
}

export interface ReadAnswer {
  readonly gzip: Uint8Array;
  /** Of what it unpacks to, bytes; 0 where there is no such page. */
  readonly size: number;
  readonly source: Deck['source'];
}

/** A page as markup, by the module that `apps/web/vite.ssr.config.ts` builds. */
export interface RenderedPage {
  /** Counted from 1. */
  readonly page: number;
  /** Its size, logical pixels. */
  readonly w: number;
  readonly h: number;
  readonly html: string;
  /** Of each face that its texts may be set in: what else the system may call it, and what the program calls its own. */
  readonly faces: Readonly<
    Record<string, { readonly others: readonly string[]; readonly web?: string | undefined }>
  >;
  /** The files that stand in the markup as `lectern-asset:` and their hash. */
  readonly assets: readonly string[];
}

export type RenderPage = (
  question: PageWish & { readonly snapshot: CoursewareSnapshot },
) => RenderedPage | undefined;
