import { union } from './ink-page.ts';
import { type Carrying, carried } from './lasso.ts';
import { type Box, type Stroke, strokeBox } from './stroke.ts';

/** Logical pixels. */
const LIGHT = 7;

interface Way {
  /** x, y and pressure of each point in turn, logical pixels. */
  readonly points: readonly number[];
}

/** What hands do beside writing before it is kept: erase, carry, point with light. */
export interface Doing {
  /** Strokes that are erased whole, by their ids. */
  readonly gone: readonly string[];
  readonly carried: readonly (Carrying & { readonly ids: readonly string[] })[];
  /** Where erasers went that leave the rest of a stroke. */
  readonly wiped: readonly (Way & { readonly radius: number })[];
  readonly lasers: readonly (Way & { readonly color: string })[];
}

export const NOTHING_DONE: Doing = { gone: [], carried: [], wiped: [], lasers: [] };

/** What others do on the page at this moment, as it is drawn here. */
export class FarHands {
  readonly #doing: Doing;
  /** Strokes that are not drawn where they lie. */
  readonly away: ReadonlySet<string>;

  constructor(doing: Doing) {
    this.#doing = doing;
    this.away = new Set([...doing.gone, ...doing.carried.flatMap(({ ids }) => ids)]);
  }

  /** Says whether the same strokes are away. */
  get awayNames(): string | undefined {
    return this.away.size > 0 ? [...this.away].join(' ') : undefined;
  }

  /** The box of all that erasers went over. */
  get wipedBox(): Box | undefined {
    return this.#doing.wiped
      .map(({ points, radius }) => strokeBox(points, radius + 2))
      .reduce<Box | undefined>(union, undefined);
  }

  /** What is carried, where it is now. */
  carriedOf(strokes: readonly Stroke[]): readonly Stroke[] {
    return this.#doing.carried.flatMap(({ ids, ...by }) => {
      const held = strokes.filter(({ id }) => ids.includes(id));
      return held.length > 0 ? carried(held, by) : [];
    });
  }

  /** Tells each stretch that erasers went over. */
  eachWiped(
    wipe: (from: readonly [number, number], to: readonly [number, number], radius: number) => void,
  ): void {
    for (const { points, radius } of this.#doing.wiped)
      for (let i = 0; i + 2 < points.length; i += 3) {
        const at = [points[i] ?? 0, points[i + 1] ?? 0] as const;
        wipe([points[i - 3] ?? at[0], points[i - 2] ?? at[1]], at, radius);
      }
  }

  paintLights(context: CanvasRenderingContext2D): readonly Box[] {
    return this.#doing.lasers.flatMap((light) => paintFarLight(context, light) ?? []);
  }
}

/** A light that is lit elsewhere, as far as it is told: x, y and pressure of each point in turn, the newest last. */
function paintFarLight(
  context: CanvasRenderingContext2D,
  { color, points }: { readonly color: string; readonly points: readonly number[] },
): Box | undefined {
  const count = Math.floor(points.length / 3);
  if (count === 0) return undefined;
  const at = (i: number) => [points[3 * i] ?? 0, points[3 * i + 1] ?? 0] as const;
  const [headX, headY] = at(count - 1);
  context.save();
  context.lineCap = 'round';
  context.strokeStyle = `#${color}`;
  context.fillStyle = `#${color}`;
  for (let i = 1; i < count; i++) {
    const left = i / count;
    context.globalAlpha = left;
    context.lineWidth = LIGHT * (0.35 + 0.65 * left);
    context.beginPath();
    context.moveTo(...at(i - 1));
    context.lineTo(...at(i));
    context.stroke();
  }
  context.globalAlpha = 1;
  context.beginPath();
  context.arc(headX, headY, LIGHT, 0, Math.PI * 2);
  context.fill();
  context.restore();
  return strokeBox(points, LIGHT + 2);
}
