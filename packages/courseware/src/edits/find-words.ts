import type { Edit } from '../document/edit.ts';
import { questionTexts, withQuestionTexts } from '../document/questions/question-texts.ts';
import type { CoursewareReader } from '../document/reader.ts';
import type { Chart } from '../records/chart.ts';
import type { Element, ElementOf } from '../records/element.ts';
import type { Page } from '../records/page.ts';
import type { Paragraph, Run, TextBody } from '../records/text.ts';

export interface FindWish {
  readonly words: string;
  readonly matchCase: boolean;
  /**
   * Whether matches next to other letters or digits are skipped. Chinese has no spaces: its characters count as word
   * boundaries.
   */
  readonly wholeWords: boolean;
}

/** A match in an element of a page, or in its notes. */
export interface FoundWords {
  readonly pageId: string;
  /** Undefined for a match in the notes. */
  readonly elementId: string | undefined;
  /** Key of the text within the element or the notes. */
  readonly where: string;
  readonly from: number;
  readonly to: number;
}

/** Most matches listed. */
export const FOUND_MAX = 5000;
/** Replaces a formula, a field or a break in the searched text; it cannot be typed. */
const NO_WORD = '\uFFFC';

type Range = readonly [from: number, to: number];

/** Returns a function that finds the matches in a text; an empty search has no matches. */
export function matcher({ words, matchCase, wholeWords }: FindWish): (text: string) => readonly Range[] {
  if (words === '') return () => [];
  const escaped = words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const letter = '(?!\\p{Script=Han})[\\p{L}\\p{N}_]';
  const source = wholeWords ? `(?<!${letter})${escaped}(?!${letter})` : escaped;
  const pattern = new RegExp(source, matchCase ? 'gu' : 'giu');
  return (text) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => [index, index + found.length] as const);
}

/** All matches on the pages in reading order; each page's notes come last. */
export function findWords(reader: CoursewareReader, wish: FindWish): readonly FoundWords[] {
  const match = matcher(wish);
  const found: FoundWords[] = [];
  for (const pageId of reader.pages()) {
    readPageTexts(reader, pageId, (text, where, elementId) => {
      for (const [from, to] of match(text)) found.push({ pageId, elementId, where, from, to });
    });
    if (found.length >= FOUND_MAX) return found.slice(0, FOUND_MAX);
  }
  return found;
}

/**
 * Reads all texts of a page in order, paragraph by paragraph. Hidden elements are left out, and the notes, which belong
 * to no element, come last.
 */
export function readPageTexts(
  reader: CoursewareReader,
  pageId: string,
  read: (text: string, where: string, elementId: string | undefined) => void,
): void {
  const walk = (parentId: string) => {
    for (const id of reader.children(parentId)) {
      const element = reader.find('element', id);
      if (!element || element.hidden) continue;
      if (element.type === 'group') walk(id);
      else readTexts(element, (text, where) => read(text, where, id));
    }
  };
  walk(pageId);
  const notes = reader.find('page', pageId)?.notes;
  if (notes) readBody(notes, 'notes', (text, where) => read(text, where, undefined));
}

/**
 * Replaces matches. Returns how many were replaced: locked elements, and texts that were changed meanwhile, are
 * skipped.
 */
export function replaceWords(edit: Edit, found: readonly FoundWords[], wish: FindWish, by: string): number {
  const match = matcher(wish);
  let count = 0;
  const byOwner = Map.groupBy(found, ({ pageId, elementId }) => elementId ?? pageId);
  for (const [id, ofOwner] of byOwner) {
    const byText = Map.groupBy(ofOwner, ({ where }) => where);
    const change: ChangeText = (text, where) => {
      const still = match(text).map(([from, to]) => `${from}:${to}`);
      return (byText.get(where) ?? [])
        .filter(({ from, to }) => still.includes(`${from}:${to}`))
        .map(({ from, to }) => [from, to] as const);
    };
    const places = new Set<string>();
    const counted: ChangeText = (text, where) => {
      const ranges = change(text, where);
      for (const [from] of ranges) places.add(`${where} ${from}`);
      return ranges;
    };
    const page = edit.find('page', id);
    const element = edit.find('element', id);
    if (page?.notes) edit.update<Page>(id, { notes: changedBody(page.notes, 'notes', counted, by) });
    else if (element && !element.locked) {
      const patch = changedElement(element, counted, by);
      if (patch) edit.update<Element>(id, patch);
    }
    count += places.size;
  }
  return count;
}

type ReadText = (text: string, where: string) => void;
/** Returns the ranges of a text to replace, in order. */
type ChangeText = (text: string, where: string) => readonly Range[];

function readTexts(element: Element, read: ReadText): void {
  if (element.type === 'shape' && element.text) readBody(element.text, 'text', read);
  else if (element.type === 'table') {
    for (const row of element.table.rows) {
      for (const column of element.table.columns) {
        const cell = element.table.cells[`${row.id}:${column.id}`];
        if (cell) readBody(cell.text, `${row.id}:${column.id}`, read);
      }
    }
  } else if (element.type === 'chart') {
    const told = new Set<string>();
    changedChart(element.chart, (text, where) => {
      if (!told.has(where)) read(text, where);
      told.add(where);
      return text;
    });
  } else if (element.type === 'question') {
    for (const { where, body } of questionTexts(element.question)) readBody(body, where, read);
  }
}

function readBody(body: TextBody, name: string, read: ReadText): void {
  body.paragraphs.forEach((paragraph, at) => {
    read(wordsOf(paragraph), `${name} ${at}`);
  });
}

function wordsOf({ runs }: Paragraph): string {
  return runs.map((run) => (run.type === 'text' ? run.text : NO_WORD)).join('');
}

function changedElement(element: Element, change: ChangeText, by: string): Partial<Element> | undefined {
  if (element.type === 'shape' && element.text)
    return { text: changedBody(element.text, 'text', change, by) } satisfies Partial<ElementOf<'shape'>>;
  if (element.type === 'table') {
    const cells = Object.entries(element.table.cells).map(([key, cell]) => [
      key,
      { ...cell, text: changedBody(cell.text, key, change, by) },
    ]);
    const table = { ...element.table, cells: Object.fromEntries(cells) };
    return { table } satisfies Partial<ElementOf<'table'>>;
  }
  if (element.type === 'chart') {
    const chart = changedChart(element.chart, (text, where) =>
      change(text, where).reduceRight(
        (words, [from, to]) => words.slice(0, from) + by + words.slice(to),
        text,
      ),
    );
    return { chart } satisfies Partial<ElementOf<'chart'>>;
  }
  if (element.type === 'question') {
    const question = withQuestionTexts(element.question, ({ where, body }) =>
      changedBody(body, where, change, by),
    );
    return { question } satisfies Partial<ElementOf<'question'>>;
  }
  return undefined;
}

function changedBody(body: TextBody, name: string, change: ChangeText, by: string): TextBody {
  let isChanged = false;
  const paragraphs = body.paragraphs.map((paragraph, at) => {
    const ranges = change(wordsOf(paragraph), `${name} ${at}`);
    if (ranges.length === 0) return paragraph;
    isChanged = true;
    return {
      ...paragraph,
      runs: ranges.reduceRight((runs, range) => replacedInRuns(runs, range, by), paragraph.runs),
    };
  });
  return isChanged ? { ...body, paragraphs } : body;
}

/** The replacement has the format of the first replaced letter. */
function replacedInRuns(runs: readonly Run[], [from, to]: Range, by: string): Run[] {
  let at = 0;
  let isPut = false;
  return runs.flatMap((run) => {
    const begin = at;
    at += run.type === 'text' ? run.text.length : 1;
    if (run.type !== 'text' || at <= from || begin >= to) return [run];
    const put = isPut ? '' : by;
    isPut = true;
    const text = run.text.slice(0, Math.max(0, from - begin)) + put + run.text.slice(Math.max(0, to - begin));
    return text === '' ? [] : [{ ...run, text }];
  });
}

/** The texts of a chart: titles, names of series, names of categories; no numbers. */
function changedChart(chart: Chart, change: (text: string, where: string) => string): Chart {
  const said = <T extends string | undefined>(text: T, where: string): T =>
    (text === undefined ? text : change(text, where)) as T;
  return {
    ...chart,
    ...(chart.title === undefined ? {} : { title: said(chart.title, 'title') }),
    axes: chart.axes.map((axis, at) =>
      axis.title === undefined ? axis : { ...axis, title: said(axis.title, `axis ${at}`) },
    ),
    plots: chart.plots.map((plot, plotAt) => ({
      ...plot,
      series: plot.series.map((series, at) => ({
        ...series,
        ...(series.name === undefined ? {} : { name: said(series.name, `series ${plotAt} ${at}`) }),
        // A category that several series share is one match.
        categories: series.categories.map((category, row) =>
          typeof category === 'string' ? said(category, `category ${row} ${category}`) : category,
        ),
      })),
    })),
  };
}
