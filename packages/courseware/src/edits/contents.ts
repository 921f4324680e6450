import type { Edit } from '../document/edit.ts';
import { homeOf } from '../document/edit.ts';
import type { CoursewareReader } from '../document/reader.ts';
import type { Contents } from '../records/elements/contents.ts';
import type { Frame } from '../records/elements/element-base.ts';
import type { ShapeElement } from '../records/elements/shape.ts';
import type { Fill } from '../records/paint.ts';
import type { Paragraph, RunProps, TextBody } from '../records/text.ts';
import { insertInSight } from './elements.ts';
import { pageTitle } from './page-title.ts';
import { isEmptyPlace, placeholdersOn } from './placeholders.ts';
import { pagesOfSection } from './sections.ts';

type Reader = Pick<CoursewareReader, 'all' | 'children' | 'find' | 'get' | 'pages'>;

export interface ContentsLine {
  readonly pageId: string;
  readonly words: string;
  /** Of the page, counted from 1. */
  readonly number: number;
}

export interface ContentsWish extends Contents {
  /** The pages that are listed, where `of` is `pages`. */
  readonly pageIds?: readonly string[] | undefined;
}

/** A title that is longer is cut. */
const LONGEST = 40;

/** What contents on a page say: hidden pages, the page itself and, of all titles, the cover are left out. */
export function contentsLines(reader: Reader, homeId: string, wish: ContentsWish): readonly ContentsLine[] {
  const pages = reader.pages();
  const shown = (id: string) => reader.find('page', id)?.hidden !== true;
  const line = (pageId: string, words: string): ContentsLine[] =>
    words === '' ? [] : [{ pageId, words, number: pages.indexOf(pageId) + 1 }];
  if (wish.of === 'sections') {
    return reader.children('deck').flatMap((id) => {
      const section = reader.find('section', id);
      const first = section && pagesOfSection(reader, id).find((page) => pages.includes(page) && shown(page));
      return section && first !== undefined ? line(first, cut(section.name)) : [];
    });
  }
  const chosen = new Set(wish.of === 'pages' ? wish.pageIds : pages.slice(1));
  return pages.flatMap((id) =>
    chosen.has(id) && id !== homeId && shown(id) ? line(id, cut(pageTitle(reader, id))) : [],
  );
}

function cut(words: string): string {
  const tidy = words.replace(/\s+/gu, ' ').trim();
  const letters = [...tidy];
  return letters.length <= LONGEST ? tidy : `${letters.slice(0, LONGEST - 1).join('')}…`;
}

/** What the lines of contents say as they stand, those that lead to a page. */
function linesOf({ paragraphs }: TextBody): { readonly pageId: string; readonly words: string }[] {
  return paragraphs.flatMap((paragraph) => {
    const pageId = pageOf(paragraph);
    const words = paragraph.runs.map((run) => (run.type === 'text' ? run.text : ' ')).join('');
    return pageId === undefined ? [] : [{ pageId, words }];
  });
}

function pageOf({ runs }: Paragraph): string | undefined {
  for (const { props } of runs) if (props?.link?.type === 'page') return props.link.pageId;
  return undefined;
}

/** What is wished of contents that are there; undefined for another element. */
export function contentsWish(element: Pick<ShapeElement, 'contents' | 'text'>): ContentsWish | undefined {
  const { contents, text } = element;
  return contents && { ...contents, pageIds: text ? linesOf(text).map(({ pageId }) => pageId) : [] };
}

/** Whether contents say what the courseware is no more: pages were moved, named otherwise, added or deleted since. */
export function isContentsOutdated(reader: Reader, element: ShapeElement): boolean {
  const wish = contentsWish(element);
  const homeId = homeOf(reader, element.id);
  if (!wish || homeId === undefined) return false;
  const wanted = contentsLines(reader, homeId, wish);
  const there = element.text ? linesOf(element.text) : [];
  return (
    there.length !== wanted.length ||
    wanted.some((line, at) => there[at]?.pageId !== line.pageId || there[at]?.words !== said(line, wish))
  );
}

function said({ words, number }: ContentsLine, { numbers }: Contents): string {
  return numbers ? `${words}\t${number}` : words;
}

/** Contents are put where the page has an empty place for a text, else below its title; answers the element's id. */
export function insertContents(
  edit: Edit,
  pageId: string,
  wish: ContentsWish,
  name: string,
): string | undefined {
  const lines = contentsLines(edit, pageId, wish);
  if (lines.length === 0) return undefined;
  const { of, numbers } = wish;
  const contents: Contents = { of, ...(numbers && { numbers }) };
  const place = placeholdersOn(edit, pageId).find(isEmptyPlace);
  const room = place?.frame ?? frameOn(edit, pageId);
  const text = newText(lines, wish, room);
  const frame = { ...room, h: Math.min(room.h, heightOf(text)) };
  if (place) {
    edit.update<ShapeElement>(place.id, { text, contents, name });
    return place.id;
  }
  return insertInSight(edit, pageId, {
    ...{ type: 'shape', textBox: true, name, frame, contents, text },
    geometry: { type: 'preset', preset: 'rect' },
    fill: { type: 'none' },
    line: { fill: { type: 'none' } },
  });
}

function frameOn(edit: Edit, pageId: string): Frame {
  const { w, h } = edit.find('deck', 'deck')?.size ?? { w: 1280, h: 720 };
  const title = placeholdersOn(edit, pageId).find(({ placeholder }) =>
    /title/i.test(placeholder?.type ?? ''),
  );
  const below = title ? title.frame.y + title.frame.h + h * 0.03 : h * 0.15;
  const y = Math.min(below, h * 0.4);
  return { x: w * 0.1, y, w: w * 0.8, h: h * 0.92 - y };
}

/** Logical pixels between columns and at the sides of a column, and lines that stand in one column. */
const GAP = 48;
const INSET = 12;
const MOST_IN_COLUMN = 10;
const POINTS = 0.75;

/** Of a line and of what is below it, as shares of its letters’ size. */
const LINE = 1.1;
const BELOW = 0.5;
/** How high letters stand in a line of their own size, about. */
const LEADING = 1.25;

/** What a new text takes, logical pixels. */
function heightOf({ paragraphs, box }: TextBody): number {
  const [first] = paragraphs;
  const size = first?.runs[0]?.props?.size ?? 0;
  const rows = Math.ceil(paragraphs.length / (box?.columns ?? 1));
  return Math.ceil((rows * size * (LINE * LEADING + BELOW)) / POINTS) + 2 * INSET;
}

const colored = (slot: 'tx1' | 'accent1'): Fill => ({ type: 'solid', color: { type: 'scheme', slot } });

/** A list in the theme’s look, as large as it has room. */
function newText(lines: readonly ContentsLine[], wish: Contents, frame: Frame): TextBody {
  const columns = lines.length > MOST_IN_COLUMN ? 2 : 1;
  const rows = Math.ceil(lines.length / columns);
  const room = (frame.h - 2 * INSET) * POINTS;
  const size = Math.round(Math.min(28, Math.max(12, room / rows / (LINE * LEADING + BELOW))));
  const width = (frame.w - 2 * INSET - (columns - 1) * GAP) / columns;
  const hang = Math.round((size / POINTS) * 1.6);
  const paragraphs = lines.map((line): Paragraph => {
    const words = { size, fill: colored('tx1') };
    return {
      props: {
        align: 'l',
        marginLeft: hang,
        indent: -hang,
        lineSpacing: { type: 'percent', value: LINE },
        spaceBefore: { type: 'points', value: 0 },
        spaceAfter: { type: 'points', value: Math.round(size * BELOW) },
        bullet: { type: 'number', scheme: 'arabicPeriod', color: { type: 'scheme', slot: 'accent1' } },
        ...(wish.numbers && { tabs: [{ pos: Math.floor(width) - 1, align: 'r' as const }] }),
      },
      runs: runsOf(line, wish, words, { size, fill: colored('accent1') }),
    };
  });
  return {
    paragraphs,
    box: {
      ...{ insetLeft: INSET, insetRight: INSET, insetTop: INSET, insetBottom: INSET },
      ...{ anchor: 't', wrap: true },
      // What grows does so in one column.
      autofit: { type: columns > 1 ? 'none' : 'grow' },
      ...(columns > 1 && { columns, columnGap: GAP }),
    },
  };
}

/** The runs of a line, which lead to its page without the look of a link. */
function runsOf(
  { words, number, pageId }: ContentsLine,
  { numbers }: Contents,
  look: RunProps,
  numberLook: RunProps,
): Paragraph['runs'] {
  const leads = { underline: 'none', linkOwnColor: true, link: { type: 'page' as const, pageId } };
  const run = (text: string, props: RunProps) => ({
    type: 'text' as const,
    text,
    props: { ...leads, ...props, link: leads.link },
  });
  return numbers ? [run(words, look), run(`\t${number}`, numberLook)] : [run(words, look)];
}

/**
 * Brings contents up to date, with another wish if one is given. What was given to a line by hand stays with its page; a new
 * line looks as the one before it; lines that lead nowhere, such as a heading, stay where they are. False where there would
 * be nothing left to list.
 */
export function updateContents(edit: Edit, elementId: string, wish?: ContentsWish): boolean {
  const element = edit.find('element', elementId);
  const homeId = homeOf(edit, elementId);
  if (element?.type !== 'shape' || !element.contents || element.locked || homeId === undefined) return false;
  const wanted = wish ?? contentsWish(element);
  const lines = wanted && contentsLines(edit, homeId, wanted);
  if (!wanted || !lines || lines.length === 0) return false;
  const fresh = newText(lines, wanted, element.frame);
  const before = element.text?.paragraphs ?? [];
  const own = new Map(before.flatMap((each) => [[pageOf(each), each] as const]));
  /** By the page of the line that they follow; under nothing, those ahead of all. */
  const loose = new Map<string | undefined, Paragraph[]>();
  let behind: string | undefined;
  for (const each of before) {
    const page = pageOf(each);
    if (page !== undefined) behind = page;
    else loose.set(behind, [...(loose.get(behind) ?? []), each]);
  }
  const kept = (page: string | undefined) => {
    const all = loose.get(page) ?? [];
    loose.delete(page);
    return all;
  };
  let sample = before.find((each) => pageOf(each) !== undefined);
  const listed = lines.flatMap((line, at) => {
    sample = own.get(line.pageId) ?? sample;
    return [lineLike(sample, line, wanted, fresh.paragraphs[at]), ...kept(line.pageId)];
  });
  const paragraphs = [...kept(undefined), ...listed, ...[...loose.values()].flat()];
  const { of, numbers } = wanted;
  edit.update<ShapeElement>(elementId, {
    contents: { of, ...(numbers && { numbers }) },
    text: { ...(element.text ?? fresh), paragraphs },
  });
  return true;
}

/** A line that looks as another one does, or as a new one where there is none. */
function lineLike(
  sample: Paragraph | undefined,
  line: ContentsLine,
  wish: Contents,
  fresh: Paragraph | undefined,
): Paragraph {
  if (!sample) return fresh ?? { runs: [] };
  const linked = sample.runs.filter(({ props }) => props?.link?.type === 'page');
  const look = linked[0]?.props ?? {};
  const numberLook = linked.length > 1 ? (linked.at(-1)?.props ?? look) : look;
  const tabs = sample.props?.tabs ?? fresh?.props?.tabs;
  return {
    ...sample,
    props: { ...sample.props, ...(wish.numbers && tabs && { tabs }) },
    runs: runsOf(line, wish, look, numberLook),
  };
}
