import { CoursewareStore } from '@lectern/courseware';
import { LessonDocument, lessonInkOf } from '@lectern/courseware/lesson';
import { BoardGround } from '@lectern/stage/board-ground';
import { type InkedPage, InkPicture, inkedPages } from '@lectern/stage/ink';
import { hideAtStart } from '@lectern/stage/show';
import {
  type AssetSource,
  CHINESE_LABELS,
  drawn,
  ENGLISH_LABELS,
  loadAllPresets,
  PrintedPage,
  printedPageName,
  type QuestionViewHost,
  QuestionViewHostContext,
  type ToolHost,
  ToolHostContext,
} from '@lectern/stage/view';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import * as Y from 'yjs';
import { printedQuestions, printedTools } from './printed-hosts.ts';

/** The pages to print, and how. */
export interface PrintWish {
  readonly title: string;
  readonly language: 'zh' | 'en';
  /** Page numbers, counted from 1; undefined for all. */
  readonly pages?: readonly number[];
  /**
   * Whether hidden pages are included when all are printed. Pages given by number are always printed; so are all pages
   * if all are hidden.
   */
  readonly hidden: boolean;
  /** Whether to draw the ink of the lesson at `/ink` over its pages, and to print only pages with ink. */
  readonly ink: boolean;
}

/** An element that is drawn alone. */
export interface PrintedElement {
  readonly id: string;
  /** Size in logical pixels. */
  readonly width: number;
  readonly height: number;
}

/** A page or board with its number in the print. */
type Sheet = Pick<InkedPage, 'id' | 'number'> & Partial<InkedPage>;

export interface PrintPlan {
  /** Numbers of the printed pages, counted from 1. */
  readonly pages: readonly number[];
  /** Size of the deck, logical pixels (1/96 inch). */
  readonly width: number;
  readonly height: number;
}

const assets: AssetSource = { url: (hash) => `/assets/${hash}`, subscribe: () => () => undefined };

/** Draws the pages of the courseware at `/courseware` with the stage, as sheets of one document or one at a time. */
export class PrintSurface {
  readonly #host: HTMLElement;
  readonly #doc = new Y.Doc();
  #store: CoursewareStore | undefined;
  #tools: ToolHost | undefined;
  #questions: QuestionViewHost | undefined;
  #wish: PrintWish = { title: '', language: 'zh', hidden: false, ink: false };
  /** Sheets by number, counted from 1. */
  #sheets: readonly Sheet[] = [];
  /** The root in which single sheets are drawn. */
  #single: { readonly sheet: HTMLElement; readonly root: Root } | undefined;

  /** Undoes the display of a single element. */
  #putBack: () => void = () => undefined;

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  async open(wish: PrintWish): Promise<PrintPlan> {
    const [answer] = await Promise.all([fetch('/courseware'), loadAllPresets()]);
    Y.applyUpdate(this.#doc, new Uint8Array(await answer.arrayBuffer()));
    const store = new CoursewareStore(this.#doc);
    this.#store = store;
    this.#tools = await printedTools(store, wish.language);
    this.#questions = await printedQuestions(store, wish.language);
    this.#wish = wish;
    document.title = wish.title;
    document.documentElement.lang = wish.language === 'zh' ? 'zh-CN' : 'en';
    const { w: width, h: height } = this.#size();
    const style = document.createElement('style');
    style.textContent = `@page { size: ${width}px ${height}px; margin: 0; }`;
    document.head.append(style);
    const ids = store.pages();
    this.#sheets = wish.ink ? await inked(ids) : ids.map((id, index) => ({ id, number: index + 1 }));
    const all = this.#sheets.map((_, index) => index + 1);
    const shown = ids.flatMap((id, index) => (store.find('page', id)?.hidden ? [] : [index + 1]));
    const numbers =
      wish.pages?.filter((number) => number <= all.length) ??
      (wish.ink || wish.hidden || shown.length === 0 ? all : shown);
    return { pages: [...new Set(numbers)].sort((a, b) => a - b), width, height };
  }

  /** Appends a page to the document; resolves when it is drawn, with false after a timeout. */
  async add(number: number): Promise<boolean> {
    const sheet = document.createElement('section');
    this.#host.append(sheet);
    return this.#draw(sheet, createRoot(sheet), number, 1);
  }

  /** Removes links to pages outside the document, which would point to the print server. */
  finish(): void {
    for (const link of this.#host.querySelectorAll('a[href^="#"]')) {
      const name = link.getAttribute('href')?.slice(1) ?? '';
      if (!document.getElementById(name)) link.removeAttribute('href');
    }
  }

  /**
   * Shows a page alone, `width` pixels wide. `atStart`: without elements that enter later; `uncovered`: ids of covers
   * that are left out. Resolves when it is drawn, with false after a timeout.
   */
  async show(
    number: number,
    width: number,
    atStart: boolean,
    uncovered: readonly string[] = [],
  ): Promise<boolean> {
    const { sheet, root } = this.#alone();
    const isDrawn = await this.#draw(sheet, root, number, width / this.#size().w);
    const pageId = this.#sheets[number - 1]?.id;
    if (atStart && this.#store && pageId !== undefined) hideAtStart(sheet, this.#store, pageId);
    for (const id of uncovered) {
      const element = this.#store?.find('element', id);
      const node = sheet.querySelector<HTMLElement>(`[data-element-id="${CSS.escape(id)}"]`);
      if (node && element?.type === 'shape' && element.cover) node.style.visibility = 'hidden';
    }
    return isDrawn;
  }

  /** The elements with these ids, in page order, with their sizes in logical pixels. */
  elements(ids: readonly string[]): readonly PrintedElement[] {
    const found = ids.flatMap((id) => {
      const element = this.#store?.find('element', id);
      const at = element ? this.#sheets.findIndex((sheet) => sheet.id === this.#pageOf(element.id)) : -1;
      return element && at >= 0 ? [{ id, width: element.frame.w, height: element.frame.h, at }] : [];
    });
    return found.sort((a, b) => a.at - b.at).map(({ at: _, ...element }) => element);
  }

  /**
   * Shows one element of a page alone, not rotated and at this scale. Resolves when it is drawn, with false if it is
   * hidden or after a timeout.
   */
  async showElement(id: string, scale: number): Promise<boolean> {
    const at = this.#sheets.findIndex((sheet) => sheet.id === this.#pageOf(id));
    if (at < 0) return false;
    const { sheet, root } = this.#alone();
    const isDrawn = await this.#draw(sheet, root, at + 1, scale);
    const node = sheet.querySelector<HTMLElement>(`[data-element-id="${CSS.escape(id)}"]`);
    const paper = sheet.firstElementChild;
    if (!isDrawn || !node || !paper) return false;
    // A copy is drawn at the page's origin; the page itself is only hidden, because the copy needs its styles and
    // definitions.
    const copy = node.cloneNode(true) as HTMLElement;
    Object.assign(copy.style, { left: '0', top: '0', transform: 'none', visibility: 'visible' });
    const around = [...paper.children].filter((each): each is HTMLElement => each instanceof HTMLElement);
    for (const each of around) each.style.visibility = 'hidden';
    paper.append(copy);
    for (const ground of [document.documentElement, document.body, sheet])
      ground.style.background = 'transparent';
    this.#putBack = () => {
      copy.remove();
      for (const each of around) each.style.visibility = '';
    };
    return true;
  }

  #pageOf(id: string): string | undefined {
    let parent = this.#store?.find('element', id)?.parentId;
    for (let element = this.#store?.find('element', parent ?? ''); element; ) {
      parent = element.parentId;
      element = this.#store?.find('element', parent);
    }
    return parent;
  }

  /** The subject tools on all pages, with their sizes in logical pixels. */
  tools(): readonly PrintedElement[] {
    const elements = this.#store?.all('element') ?? [];
    return elements.flatMap((each) =>
      each.type === 'tool' ? [{ id: each.id, width: each.frame.w, height: each.frame.h }] : [],
    );
  }

  /** Shows a subject tool alone at a scale; resolves when it is drawn, with false when its code cannot draw it. */
  async showTool(id: string, scale: number): Promise<boolean> {
    const tool = this.#store?.find('element', id);
    const View = tool?.type === 'tool' ? this.#tools?.toolView(tool.toolKey).value : undefined;
    if (tool?.type !== 'tool' || !View) return false;
    const { w, h } = tool.frame;
    const { sheet, root } = this.#alone();
    sheet.dataset.sheet = '';
    sheet.style.width = `${w * scale}px`;
    sheet.style.height = `${h * scale}px`;
    // The background of the document is not part of the picture of a tool.
    for (const ground of [document.documentElement, document.body]) ground.style.background = 'transparent';
    flushSync(() =>
      root.render(
        <div
          key={id}
          data-theme="light"
          style={{ width: w, height: h, transform: `scale(${scale})`, transformOrigin: '0 0' }}
        >
          <View
            data={tool.data}
            change={() => undefined}
            mode="print"
            size={{ w, h }}
            assets={assets}
            language={this.#wish.language}
          />
        </div>,
      ),
    );
    return drawn(sheet);
  }

  #alone(): { readonly sheet: HTMLElement; readonly root: Root } {
    if (this.#single) return this.#single;
    const sheet = document.createElement('section');
    this.#host.append(sheet);
    this.#single = { sheet, root: createRoot(sheet) };
    return this.#single;
  }

  #size(): { readonly w: number; readonly h: number } {
    return this.#store?.find('deck', 'deck')?.size ?? { w: 1280, h: 720 };
  }

  async #draw(sheet: HTMLElement, root: Root, number: number, scale: number): Promise<boolean> {
    this.#putBack();
    this.#putBack = () => undefined;
    const reader = this.#store;
    const printed = this.#sheets[number - 1];
    if (!reader || printed === undefined) throw new Error(`page ${number} is missing`);
    const { id: pageId, board, strokes } = printed;
    const size = this.#size();
    const { w, h } = size;
    sheet.dataset.sheet = '';
    sheet.id = printedPageName(pageId);
    sheet.style.width = `${w * scale}px`;
    sheet.style.height = `${h * scale}px`;
    flushSync(() =>
      root.render(
        <div
          style={{
            position: 'relative',
            width: w,
            height: h,
            ...(scale !== 1 && { transform: `scale(${scale})`, transformOrigin: '0 0' }),
          }}
        >
          <ToolHostContext value={this.#tools}>
            <QuestionViewHostContext value={this.#questions}>
              <PrintedPage
                key={pageId}
                reader={reader}
                pageId={pageId}
                assets={assets}
                labels={this.#wish.language === 'zh' ? CHINESE_LABELS : ENGLISH_LABELS}
                pageNumber={printed.number}
              />
            </QuestionViewHostContext>
            {board && <BoardGround color={board.color} ground={board.ground} size={size} />}
            {strokes && <InkPicture strokes={strokes} pageSize={size} />}
          </ToolHostContext>
        </div>,
      ),
    );
    return drawn(sheet);
  }
}

/** The pages with ink in the lesson at `/ink`, and its boards. */
async function inked(order: readonly string[]): Promise<readonly Sheet[]> {
  const answer = await fetch('/ink');
  const doc = new Y.Doc();
  Y.applyUpdate(doc, new Uint8Array(await answer.arrayBuffer()));
  return inkedPages(lessonInkOf(new LessonDocument(doc), new CoursewareStore(doc)), order);
}
