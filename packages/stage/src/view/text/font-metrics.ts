/** What a face takes above and below the baseline, in fractions of its size. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
}

/**
 * Faces whose tables give browsers other figures than PowerPoint uses (it takes the Windows ascent and descent of
 * OS/2). The overrides below make browsers follow.
 */
const CALIBRI: FontMetrics = { ascent: 0.952, descent: 0.269 };
const OVERRIDES: readonly {
  family: string;
  locals: readonly string[];
  metrics: FontMetrics;
  bold?: boolean;
}[] = [
  { family: 'Calibri', locals: ['Calibri', 'Carlito'], metrics: CALIBRI },
  { family: 'Carlito', locals: ['Carlito', 'Calibri'], metrics: CALIBRI },
  { family: 'Calibri Light', locals: ['Calibri Light', 'Carlito'], metrics: CALIBRI },
];
const FALLBACK: FontMetrics = { ascent: 0.93, descent: 0.24 };

const FACES = [
  { suffix: '', weight: 'normal', style: 'normal' },
  { suffix: ' Bold', weight: 'bold', style: 'normal' },
  { suffix: ' Italic', weight: 'normal', style: 'italic' },
  { suffix: ' Bold Italic', weight: 'bold', style: 'italic' },
] as const;

let registered = false;

/** Tells the browser the metrics that it would get wrong; once a window. */
function registerFaces(): void {
  registered = true;
  for (const { family, locals, metrics } of OVERRIDES) {
    for (const { suffix, weight, style } of FACES) {
      const source = locals.map((name) => `local("${name}${suffix}")`).join(',');
      const face = new FontFace(family, source, {
        weight,
        style,
        ascentOverride: `${metrics.ascent * 100}%`,
        descentOverride: `${metrics.descent * 100}%`,
        lineGapOverride: '0%',
      });
      document.fonts.add(face);
    }
  }
}

const measured = new Map<string, FontMetrics>();
let context: CanvasRenderingContext2D | null | undefined;

/** The metrics of the first face of a CSS font-family list that this machine has. */
export function fontMetrics(stack: string): FontMetrics {
  const known = measured.get(stack);
  if (known) return known;
  if (typeof document === 'undefined') return FALLBACK;
  if (!registered) registerFaces();
  const first = stack.slice(1, stack.indexOf('"', 1));
  const override = OVERRIDES.find(({ family }) => family === first);
  const metrics = override?.metrics ?? measure(stack);
  measured.set(stack, metrics);
  return metrics;
}

function measure(stack: string): FontMetrics {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return FALLBACK;
  context.font = `100px ${stack}`;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x');
  if (!(fontBoundingBoxAscent > 0)) return FALLBACK;
  return { ascent: fontBoundingBoxAscent / 100, descent: fontBoundingBoxDescent / 100 };
}
