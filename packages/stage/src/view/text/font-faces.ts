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
const SAMPLE = 'mmmmmwwllii国语';

/** Whether this machine has a family: text set in it is as wide, or not, whatever it would fall back on. */
export function isInstalled(family: string): boolean {
  const known = installed.get(family);
  if (known !== undefined) return known;
  context ??= document.createElement('canvas').getContext('2d');
  const width = (fonts: string) => {
    if (!context) return 0;
    context.font = `64px ${fonts}`;
    return context.measureText(SAMPLE).width;
  };
  const found = ['monospace', 'serif'].some((generic) => width(`"${family}",${generic}`) !== width(generic));
  installed.set(family, found);
  return found;
}
