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

/** Characters that a field may show: a page number, a date. */
const OF_FIELDS = '0123456789年月日-/:.,星期一二三四五六日上下午';
const NO_LEVELS: Levels = [];
/**
 * Elements that are drawn without text, even if their records have strings. The points of an ink element can be a
 * million numbers, so they are not visited.
 */
const WORDLESS: ReadonlySet<Element['type']> = new Set(['ink', 'line', 'picture']);

/** Collects, page by page, the characters and fonts of texts. It also requests the style sheets of shipped fonts. */
export class FontNeeds {
  readonly #reader: CoursewareReader;
  /** Characters by style and font stack. */
  readonly #characters = new Map<string, Set<string>>();
  /** Layouts and masters that were already visited. */
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

  /** The needs for fonts that are not installed on this machine. */
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

  /** Adds the texts of tables, charts and other elements: their text bodies, and all other strings. */
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
    // Resolves a copy, so that the cached result for a drawn body stays unchanged.
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
