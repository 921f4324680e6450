import {
  type CoursewareReader,
  designOf,
  type Element,
  lookOf,
  type PageDesign,
  resolveText,
} from '@lectern/courseware';
import { fontStacks, scriptOf } from '../view/text/fonts/font-stack.ts';
import { isFetchedFont } from '../view/text/fonts/web-fonts.ts';
import type { FontNeed } from './font-files.ts';

type Body = Parameters<typeof resolveText>[0];
type Levels = Parameters<typeof resolveText>[1];

/** What a field may come to say: a number of a page, a date. */
const OF_FIELDS = '0123456789年月日-/:.,星期一二三四五六日上下午';
const NO_LEVELS: Levels = [];
/** What is drawn without a letter, whatever words stand in its record; the points of a page of ink are a million numbers. */
const WORDLESS: ReadonlySet<Element['type']> = new Set(['ink', 'line', 'picture']);

/** Gathers what the texts of pages are drawn in, page by page: the style sheets of faces that come along are asked for. */
export class FontNeeds {
  readonly #reader: CoursewareReader;
  /** By the faces and the style that a text is drawn in. */
  readonly #characters = new Map<string, Set<string>>();
  /** Layouts and masters that were looked through. */
  readonly #seen = new Set<string>();

  constructor(reader: CoursewareReader) {
    this.#reader = reader;
  }

  addPage(pageId: string): void {
    const design = designOf(this.#reader, pageId);
    this.#addElements(pageId, design);
    for (const owner of [design.layout?.id, design.master?.id]) {
      if (owner === undefined || this.#seen.has(owner)) continue;
      this.#seen.add(owner);
      this.#addElements(owner, design);
    }
  }

  /** Of faces that this machine does not have. */
  all(): readonly FontNeed[] {
    return [...this.#characters].flatMap(([key, characters]) => {
      const [style = '', stack = ''] = key.split('\n');
      const families = [...stack.matchAll(/"([^"]+)"/g)].map(([, face]) => face ?? '').filter(isFetchedFont);
      return families.map((family) => ({
        family,
        bold: style.includes('b'),
        italic: style.includes('i'),
        characters,
      }));
    });
  }

  #addElements(ownerId: string, design: PageDesign): void {
    for (const id of this.#reader.children(ownerId)) {
      const element = this.#reader.find('element', id);
      if (!element || WORDLESS.has(element.type)) continue;
      if (element.type === 'shape') {
        if (element.text) this.#addBody(element.text, lookOf(element, design).levels, design);
      } else if (element.type === 'group') this.#addElements(id, design);
      else this.#addRest(element, design);
    }
  }

  /** Tables, charts and what else has texts: their bodies, and every word that stands in none. */
  #addRest(element: object, design: PageDesign): void {
    const words: string[] = [];
    const look = (value: unknown): void => {
      if (typeof value === 'string') words.push(value);
      else if (typeof value === 'object' && value !== null) {
        if ('paragraphs' in value && Array.isArray(value.paragraphs)) {
          this.#addBody(value as unknown as Body, NO_LEVELS, design);
        }
        for (const each of Object.values(value)) look(each);
      }
    };
    look(element);
    const plain = { paragraphs: [{ runs: [{ type: 'text' as const, text: words.join('') }] }] };
    this.#addBody(plain, NO_LEVELS, design);
  }

  #addBody(body: Body, levels: Levels, design: PageDesign): void {
    // Another object: what is remembered of a body that is drawn stays as it is.
    for (const { runs } of resolveText({ ...body }, levels)) {
      for (const { run, look } of runs) {
        const text = run.type === 'text' ? run.text : run.type === 'field' ? run.text + OF_FIELDS : '';
        if (text === '') continue;
        const stack = fontStacks(look, design.theme, design.deck?.embeddedFonts)[scriptOf(text)];
        const key = `${look.bold ? 'b' : ''}${look.italic ? 'i' : ''}\n${stack}`;
        const characters = this.#characters.get(key) ?? new Set();
        this.#characters.set(key, characters);
        for (const character of look.caps ? text + text.toUpperCase() : text) characters.add(character);
      }
    }
  }
}
