import { type Edit, homeOf } from '../../document/edit.ts';
import type { CoursewareReader } from '../../document/reader.ts';
import type { Frame } from '../../records/elements/element-base.ts';
import type { Contents, ShapeElement } from '../../records/elements/shape.ts';
import type { Fill } from '../../records/paint.ts';
import type { Paragraph, RunProps, TextBody } from '../../records/text.ts';
import { insertInSight } from '../elements.ts';
import { pageTitle } from './page-title.ts';
import { isEmptyPlace, placeholdersOn } from './placeholders.ts';
import { pagesOfSection } from './sections.ts';

type Reader = Pick<CoursewareReader, 'all' | 'children' | 'find' | 'get' | 'pages'>;

export interface ContentsLine {
  readonly pageId: string;
  readonly words: string;
  /** Page number, counted from 1. */
  readonly number: number;
}

export interface ContentsWish extends Contents {
  /** Ids of the listed pages if `of` is `pages`. */
  readonly pageIds?: readonly string[] | undefined;
}

/** Maximum characters of a title; longer titles are cut. */
const LONGEST = 40;

/** Lines of a table of contents. Hidden pages and the page itself are left out, and, if `of` is `titles`, the cover. */
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

/** Texts and pages of the lines that link to a page. */
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

/** Settings of an existing table of contents; undefined for another element. */
export function contentsWish(element: Pick<ShapeElement, 'contents' | 'text'>): ContentsWish | undefined {
  const { contents, text } = element;
  return contents && { ...contents, pageIds: text ? linesOf(text).map(({ pageId }) => pageId) : [] };
}

/** Whether a table of contents is out of date: pages were moved, renamed, added or deleted since. */
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

/**
 * Inserts a table of contents into an empty text placeholder of the page, otherwise below its title; returns the
 * element's id, undefined without pages to list.
 */
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

/** Gap between columns and inset of the text box, logical pixels, and most lines in one column. */
const GAP = 48;
const INSET = 12;
const MOST_IN_COLUMN = 10;
const POINTS = 0.75;

/** Line spacing and space below a line, as shares of the font size. */
const LINE = 1.1;
const BELOW = 0.5;
/** Approximate height of a line, as a share of the font size. */
const LEADING = 1.25;

/** Height of a new text, logical pixels. */
function heightOf({ paragraphs, box }: TextBody): number {
  const [first] = paragraphs;
  const size = first?.runs[0]?.props?.size ?? 0;
  const rows = Math.ceil(paragraphs.length / (box?.columns ?? 1));
  return Math.ceil((rows * size * (LINE * LEADING + BELOW)) / POINTS) + 2 * INSET;
}

const colored = (slot: 'tx1' | 'accent1'): Fill => ({ type: 'solid', color: { type: 'scheme', slot } });

/** A list in the theme's format, as large as the frame allows. */
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
      // Only a box with one column can grow with its text.
      autofit: { type: columns > 1 ? 'none' : 'grow' },
      ...(columns > 1 && { columns, columnGap: GAP }),
    },
  };
}

/** Runs of a line that link to its page without looking like a link. */
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
 * Updates a table of contents, with other settings if they are given. Manual formatting of a line stays with its page.
 * A new line is formatted like the line before it, and lines without a link, such as a heading, stay in place. Returns
 * false if it could not be updated, for example because no page would be listed.
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
  /** Lines without a link, by the page of the line before them; under undefined, lines before all others. */
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

/** A line formatted like `sample`, or like a new one if there is no sample. */
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
