/**
 * Every text has lines of 1.2 times its size, in any font, with the baseline of the default fonts of LibreOffice and
 * PowerPoint, so that a page has the same layout on every machine. Browsers read these metrics from the font files, so
 * each family gets a second name whose `@font-face` rules override them.
 */
export const ASCENT = 0.994;
export const DESCENT = 0.206;
/** A line's height at single spacing, in font sizes. */
export const LINE = ASCENT + DESCENT;

const FACES = [
  { names: ['', ' Regular'], weight: 'normal', style: 'normal' },
  { names: [' Bold'], weight: 'bold', style: 'normal' },
  { names: [' Italic', ' Oblique'], weight: 'normal', style: 'italic' },
  { names: [' Bold Italic', ' Bold Oblique'], weight: 'bold', style: 'italic' },
] as const;

const aligned = new Map<string, string>();

/**
 * The name under which a family has the common metrics; the first call creates it. `others` are local fonts that may
 * replace it. Needs a document.
 */
export function alignedFamily(family: string, others: readonly string[]): string {
  const known = aligned.get(family);
  if (known) return known;
  const name = `Lectern ${family}`;
  aligned.set(family, name);
  for (const { names, weight, style } of FACES) {
    const source = [family, ...others]
      .flatMap((face) => names.map((suffix) => `local("${face}${suffix}")`))
      .join(',');
    const face = new FontFace(name, source, {
      weight,
      style,
      ascentOverride: `${ASCENT * 100}%`,
      descentOverride: `${DESCENT * 100}%`,
      lineGapOverride: '0%',
    });
    document.fonts.add(face);
    // The font is loaded now, so that it is available before the first layout. For a style that the family lacks, the
    // browser uses the regular family.
    face.load().catch(() => undefined);
  }
  return name;
}

const installed = new Map<string, boolean>();
let context: CanvasRenderingContext2D | null | undefined;
/** Letters that every font has, Chinese ones too: the browser does not search for a fallback, which takes long. */
const SAMPLE = 'mmmmmwwllii';
const GENERICS = ['monospace', 'serif'] as const;
const genericWidths = new Map<string, number>();

/** Whether a family is installed: text in it then has a width that does not depend on the fallback. */
export function isInstalled(family: string): boolean {
  const known = installed.get(family);
  if (known !== undefined) return known;
  const found = GENERICS.some((generic) => {
    const plain = genericWidths.get(generic) ?? widthIn(generic);
    genericWidths.set(generic, plain);
    return widthIn(`"${family}",${generic}`) !== plain;
  });
  installed.set(family, found);
  return found;
}

/** The width of the sample in a font stack, pixels at a font size of 64 pixels; 0 when it cannot be measured. */
function widthIn(fonts: string): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = `64px ${fonts}`;
  return context.measureText(SAMPLE).width;
}
