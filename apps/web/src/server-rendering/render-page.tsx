import {
  backdropOf,
  type CoursewareReader,
  type CoursewareSnapshot,
  designOf,
  type ElementType,
  SnapshotReader,
} from '@lectern/courseware';
import { hiddenAtStart } from '@lectern/playback/hidden-at-start';
import { type FaceFacts, factsOfFace, loadForServer } from '@lectern/stage/server-rendering';
import { pagesToShow } from '@lectern/stage/show';
import { CHINESE_LABELS, ENGLISH_LABELS, PageView } from '@lectern/stage/view';
import { renderToStaticMarkup } from 'react-dom/server';

export interface PageQuestion {
  readonly snapshot: CoursewareSnapshot;
  /** Counted from 1; by default the first page of a show. */
  readonly page: number | undefined;
  readonly mode: 'show' | 'thumbnail' | 'edit';
  readonly language: 'zh' | 'en';
}

/** A page as markup. */
export interface RenderedPage {
  /** Counted from 1. */
  readonly page: number;
  /** Size of the page, logical pixels. */
  readonly w: number;
  readonly h: number;
  readonly html: string;
  /** For each font family in its texts: alternative names on a system, and the program's own name. */
  readonly faces: Readonly<Record<string, FaceFacts>>;
  /** Hashes of the files that are referred to in the markup as `lectern-asset:` and the hash. */
  readonly assets: readonly string[];
}

/** Thrown when a page must be rendered by the browser; the message gives the reason. */
class NotRendered extends Error {}

const HASH = /lectern-asset:([0-9a-f]{64})/g;
/** The elements with which the stage draws a still page. */
const TAGS = new Set(
  'a br canvas circle clipPath defs div ellipse feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset filter g image img line linearGradient mask path pattern polygon polyline radialGradient rect rt ruby span stop svg table tbody td text tr tspan use col colgroup'.split(
    ' ',
  ),
);
/**
 * Longest markup in characters. With longer markup, a slow machine shows the page no sooner than the program itself
 * would.
 */
const MARKUP_MAX = 150_000;
/** Kinds of elements that are complete as markup. All others play, are painted, or need further code. */
const STILL: ReadonlySet<ElementType> = new Set(['shape', 'line', 'picture', 'table', 'group', 'unknown']);
/** Markup that waits for code, is measured by the stage, plays, or needs a style sheet. */
const UNFIT = /<[a-zA-Z]+ (?:[^>]* )?(?:data-loading|data-tab|data-poster|class)=/;

await loadForServer();

export function renderPage(question: PageQuestion): RenderedPage | undefined {
  try {
    return rendered(question);
  } catch (error) {
    if (error instanceof NotRendered) return undefined;
    throw error;
  }
}

function rendered({ snapshot, page, mode, language }: PageQuestion): RenderedPage {
  const reader = new SnapshotReader(snapshot);
  const pages = reader.pages();
  const id = page === undefined ? firstOf(reader, mode) : pages[page - 1];
  const deck = reader.find('deck', 'deck');
  const record = id === undefined ? undefined : reader.find('page', id);
  if (id === undefined || !deck || !record) throw new NotRendered('no page');
  if (deck.embeddedFonts?.length) throw new NotRendered('uses embedded fonts');
  for (const parent of [id, ...backdropOf(reader, id).parents]) checkKinds(reader, parent);
  if (record.picture?.shown) throw new NotRendered('shown as a picture');
  const assets = new Set<string>();
  const url = (hash: string) => {
    assets.add(hash);
    return `lectern-asset:${hash}`;
  };
  const markup = renderToStaticMarkup(
    <PageView
      reader={reader}
      pageId={id}
      assets={{ url, subscribe: () => () => undefined }}
      mode={mode}
      labels={language === 'zh' ? CHINESE_LABELS : ENGLISH_LABELS}
      pageNumber={pages.indexOf(id) + 1}
      hiddenElements={mode === 'edit' ? undefined : hiddenIn(reader, id)}
    />,
    { identifierPrefix: 'rendered' },
  );
  // React adds preload links for pictures before the markup.
  const html = markup.replace(/^(?:<link [^>]*>)+/, '');
  if (html.length > MARKUP_MAX) throw new NotRendered('too large');
  if (UNFIT.test(html)) throw new NotRendered('contains markup that only a browser can draw');
  for (const [, tag = ''] of html.matchAll(/<([a-zA-Z]+)/g))
    if (!TAGS.has(tag)) throw new NotRendered(`<${tag}>`);
  const names = new Set([...html.matchAll(/&quot;\d\|(.*?)&quot;/g)].map(([, name = '']) => name));
  const faces = Object.fromEntries([...names].map((name) => [name, factsOfFace(name)] as const));
  const used = new Set([...html.matchAll(HASH)].map(([, hash = '']) => hash));
  return {
    page: pages.indexOf(id) + 1,
    w: deck.size.w,
    h: deck.size.h,
    html,
    faces,
    assets: [...assets].filter((hash) => used.has(hash)),
  };
}

function firstOf(reader: CoursewareReader, mode: PageQuestion['mode']): string | undefined {
  return (mode === 'edit' ? reader.pages() : pagesToShow(reader))[0];
}

function checkKinds(reader: CoursewareReader, parentId: string): void {
  for (const id of reader.children(parentId)) {
    const element = reader.find('element', id);
    if (element && !STILL.has(element.type)) throw new NotRendered(element.type);
    checkKinds(reader, id);
  }
}

/** Elements that an animation shows later. Without the player's code only whole elements are supported. */
function hiddenIn(reader: CoursewareReader, pageId: string): ReadonlySet<string> {
  const { animations = [] } = reader.find('page', pageId) ?? {};
  const { layout, master } = designOf(reader, pageId);
  if (layout?.animations || master?.animations) throw new NotRendered('the background is animated');
  if (animations.some(({ part, paragraphs }) => part !== undefined || paragraphs))
    throw new NotRendered('a part is animated');
  return new Set(hiddenAtStart(animations).map(({ elementId }) => elementId));
}
