/**
 * Every text stands on lines of 1.2 times its size, whatever its font, with the baseline where LibreOffice and
 * PowerPoint's usual fonts have it: a page is laid out alike on every machine. Browsers take these figures from the font
 * files, so each family gets a second name whose faces override them.
 */
export const ASCENT = 0.994;
export const DESCENT = 0.206;
/** A line's height at single spacing, in sizes. */
export const LINE = ASCENT + DESCENT;

const FACES = [
  { names: ['', ' Regular'], weight: 'normal', style: 'normal' },
  { names: [' Bold'], weight: 'bold', style: 'normal' },
  { names: [' Italic', ' Oblique'], weight: 'normal', style: 'italic' },
  { names: [' Bold Italic', ' Bold Oblique'], weight: 'bold', style: 'italic' },
] as const;

const aligned = new Map<string, string>();

/**
 * The name under which a family has the common metrics; the first call makes it. `others` are the faces that the system
 * may answer with in its place. Only where there is a document.
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
    // Asked for now, it is there before the first layout; a style that the family lacks is the plain family's business.
    face.load().catch(() => undefined);
  }
  return name;
}

const installed = new Map<string, boolean>();
let context: CanvasRenderingContext2D | null | undefined;
/** Letters that every family has, Chinese ones too: no face is looked for in its stead, which takes long. */
const SAMPLE = 'mmmmmwwllii';
const GENERICS = ['monospace', 'serif'] as const;
const genericWidths = new Map<string, number>();

/** Whether this machine has a family: text set in it is as wide, or not, whatever it would fall back on. */
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

/** How wide the sample is, pixels at 64 pixels; 0 where nothing can be measured. */
function widthIn(fonts: string): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = `64px ${fonts}`;
  return context.measureText(SAMPLE).width;
}
