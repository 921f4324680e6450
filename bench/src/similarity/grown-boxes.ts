import {
  type CoursewareReader,
  designOf,
  lookOf,
  type PageDesign,
  resolveText,
  type ShapeElement,
  themeFont,
} from '@lectern/courseware';
import { standInOf } from '@lectern/stage/view';

/** A box that grows with its text (spAutoFit): its stored height, and the height that its text needs in our stage. */
export interface GrownBox {
  readonly words: string;
  /** The height that PowerPoint stored when the text was last changed, logical pixels. */
  readonly stored: number;
  /** The drawn height of text and insets, logical pixels. */
  readonly drawn: number;
  /** Height of a line in the smallest font of the text, logical pixels. */
  readonly line: number;
  /**
   * The fonts that determine the widths of its letters; none when all of it is Chinese, which is equally wide in all
   * fonts.
   */
  readonly fonts: readonly string[];
  /**
   * Whether the letters of the text are as wide as PowerPoint's: the text's fonts are installed, or others of the same
   * widths.
   */
  readonly asWide: boolean;
  /** Whether the text wraps, so that the number of lines depends on widths. */
  readonly wraps: boolean;
}

/**
 * The boxes of a drawn page whose height the writing program computed. Left out: boxes in groups, which are scaled with
 * their group, and boxes that inherit their autofit, which were not yet fitted to their text.
 */
export function grownBoxes(reader: CoursewareReader, pageId: string): GrownBox[] {
  const design = designOf(reader, pageId);
  return reader.children(pageId).flatMap((id) => {
    const shape = reader.find('element', id);
    if (shape?.type !== 'shape' || shape.text?.box?.autofit?.type !== 'grow') return [];
    const { box } = lookOf(shape, design);
    const frame = document.querySelector<HTMLElement>(
      `[data-element-id="${CSS.escape(id)}"] [data-text-frame]`,
    );
    const flow = frame?.querySelector<HTMLElement>('[data-text-flow]');
    const words = (flow?.textContent ?? '').replace(/[\u200b\u2060]/g, '').trim();
    const plain = box.vertical === 'horz' && box.columns === 1 && box.warp === undefined;
    if (!plain || !frame || !flow || words === '') return [];
    const fonts = fontsOf(shape, design);
    return [
      {
        words,
        stored: frame.offsetHeight,
        drawn: flow.offsetHeight + box.insetTop + box.insetBottom,
        line: lowestLine(flow),
        fonts,
        asWide: fonts.every(isAsWide),
        wraps: box.wrap,
      },
    ];
  });
}

const LINE = 1.2;

function lowestLine(flow: HTMLElement): number {
  const sizes = [...flow.querySelectorAll<HTMLElement>('[data-paragraph], [data-paragraph] > span')].map(
    (one) => Number.parseFloat(getComputedStyle(one).fontSize),
  );
  return Math.min(...sizes.filter((size) => size > 0)) * LINE;
}

/** Hebrew, Arabic, Indic scripts, Thai and related scripts. */
const COMPLEX = /[\u0590-\u08ff\u0900-\u0fff\u1780-\u17ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const CHINESE = /[\u2e80-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u3000-\u30ff\u2018-\u201d]/;

function fontsOf(shape: ShapeElement, design: PageDesign): string[] {
  const { levels } = lookOf(shape, design);
  const fonts = new Set<string>();
  for (const { runs } of shape.text ? resolveText(shape.text, levels) : [])
    for (const { run, look } of runs) {
      const text = run.type === 'text' || run.type === 'field' ? run.text : '';
      for (const character of text.trim())
        if (COMPLEX.test(character))
          fonts.add(`${themeFont(look.complexScript ?? '+mn-cs', design.theme)} (complex)`);
        else if (!CHINESE.test(character) && character !== ' ')
          fonts.add(themeFont(look.latin, design.theme));
    }
  return [...fonts].sort();
}

/** Fonts for which the stage has another font of the same widths, in lower case (docs/data-licences.md). */
const METRIC_COMPATIBLE = new Set(['calibri', 'cambria', 'arial', 'times new roman', 'courier new']);

function isAsWide(font: string): boolean {
  return METRIC_COMPATIBLE.has(font.toLowerCase()) || standInOf(font).type === 'itself';
}
