import {
  type CoursewareSnapshot,
  type Element,
  type ElementOf,
  type ElementType,
  type Page,
  questionBody,
  type TextBody,
} from '@lectern/courseware';

/** Content of a page, counted as in the slide's own XML tree: groups flattened, a diagram as one. */
export interface PageSummary {
  /** Texts of paragraphs without formulas; slide numbers and dates are left out, because they are computed. */
  texts: string[];
  shapes: number;
  images: number;
  tables: number;
  charts: number;
  media: number;
  smartart: number;
  math: number;
  animations: number;
  transition: boolean;
  notes: string;
}

export interface CoursewareSummary {
  readonly slides: readonly PageSummary[];
}

/** Counts the content of every page, pages in order. */
export function inspectCourseware(snapshot: CoursewareSnapshot): CoursewareSummary {
  const children = new Map<string, Element[]>();
  const pages: Page[] = [];
  for (const record of snapshot.records) {
    if (record.kind === 'page') pages.push(record);
    if (record.kind !== 'element') continue;
    const siblings = children.get(record.parentId);
    if (siblings) siblings.push(record);
    else children.set(record.parentId, [record]);
  }
  for (const siblings of children.values()) siblings.sort(byOrder);
  pages.sort(byOrder);
  return { slides: pages.map((page) => summarise(page, children)) };
}

function byOrder(one: { order: string }, other: { order: string }): number {
  return one.order < other.order ? -1 : one.order > other.order ? 1 : 0;
}

function summarise(page: Page, children: ReadonlyMap<string, readonly Element[]>): PageSummary {
  const summary: PageSummary = {
    texts: [],
    shapes: 0,
    images: 0,
    tables: 0,
    charts: 0,
    media: 0,
    smartart: 0,
    math: 0,
    animations: page.animations?.length ?? 0,
    transition: page.transition !== undefined,
    notes: page.notes ? notesOf(page.notes) : '',
  };
  for (const element of children.get(page.id) ?? []) addElement(element, summary, children);
  return summary;
}

function notesOf(notes: TextBody): string {
  const texts: string[] = [];
  for (const paragraph of notes.paragraphs) paragraphTexts(paragraph.runs, texts);
  return texts.join('\n');
}

type Children = ReadonlyMap<string, readonly Element[]>;
type Count<T extends ElementType> = (element: ElementOf<T>, summary: PageSummary, children: Children) => void;

/** The count of each kind of element. */
const counts: { readonly [K in ElementType]: Count<K> } = {
  shape(element, summary) {
    summary.shapes++;
    if (element.text) addText(element.text, summary);
  },
  line: addShape,
  picture(element, summary) {
    summary.shapes++;
    if (!element.object) summary.images++;
  },
  video: addMedia,
  audio: addMedia,
  table({ table }, summary) {
    summary.shapes++;
    summary.tables++;
    for (const cell of Object.values(table.cells)) addText(cell.text, summary);
    for (const text of Object.values(table.covered ?? {})) addText(text, summary);
  },
  chart(_element, summary) {
    summary.shapes++;
    summary.charts++;
  },
  formula(_element, summary) {
    summary.shapes++;
    summary.math++;
  },
  ink: addShape,
  group: addGroup,
  tool: addShape,
  question({ question }, summary) {
    summary.shapes++;
    addText(questionBody(question), summary);
  },
  unknown({ what, texts = [] }, summary) {
    summary.shapes++;
    if (what === 'picture') summary.images++;
    if (what === 'chartex') summary.charts++;
    if (what === 'diagram') summary.smartart++;
    if (what !== 'chartex') summary.texts.push(...texts);
  },
};

function addElement<T extends ElementType>(
  element: ElementOf<T>,
  summary: PageSummary,
  children: Children,
): void {
  counts[element.type as T](element, summary, children);
}

function addShape(_element: Element, summary: PageSummary): void {
  summary.shapes++;
}

function addMedia(_element: Element, summary: PageSummary): void {
  summary.shapes++;
  summary.media++;
}

/** A diagram counts as one shape with its texts; ink of several strokes as one; other groups as their content. */
function addGroup(
  group: Extract<Element, { type: 'group' }>,
  summary: PageSummary,
  children: Children,
): void {
  const inside = children.get(group.id) ?? [];
  if (group.diagram) {
    const before = { ...summary };
    for (const child of inside) addElement(child, summary, children);
    Object.assign(summary, { ...before, math: summary.math });
    summary.shapes++;
    summary.smartart++;
    summary.texts.push(...(group.diagram.texts ?? []));
    return;
  }
  if (inside.length > 0 && inside.every((child) => child.type === 'ink')) {
    summary.shapes++;
    return;
  }
  for (const child of inside) addElement(child, summary, children);
}

function addText(body: TextBody, summary: PageSummary): void {
  for (const paragraph of body.paragraphs) summary.math += paragraphTexts(paragraph.runs, summary.texts);
}

/** Adds a paragraph's texts, split at formulas, and returns the number of formulas. */
function paragraphTexts(runs: TextBody['paragraphs'][number]['runs'], texts: string[]): number {
  let formulas = 0;
  let text = '';
  const flush = () => {
    if (text.trim() !== '') texts.push(text);
    text = '';
  };
  for (const run of runs) {
    if (run.type === 'text') text += run.text;
    else if (run.type === 'break') text += '\n';
    else if (run.type === 'field') {
      if (!/slidenum|datetime/.test(run.field)) text += run.text;
    } else {
      formulas++;
      flush();
    }
  }
  flush();
  return formulas;
}
