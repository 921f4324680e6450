import { union } from './pages/ink-page.ts';
import { type Carrying, carried } from './sessions/lasso.ts';
import { type Box, type Stroke, strokeBox } from './stroke.ts';

/** Radius of a laser spot, logical pixels. */
const LIGHT = 7;

interface Way {
  /** x, y and pressure of each point in turn, logical pixels. */
  readonly points: readonly number[];
}

/** Actions of pointers besides writing, before they are stored: erasing, carrying strokes, pointing with a laser. */
export interface Doing {
  /** Ids of strokes that are erased whole. */
  readonly gone: readonly string[];
  readonly carried: readonly (Carrying & { readonly ids: readonly string[] })[];
  /** Paths of partial erasers, which leave a part of a stroke. */
  readonly wiped: readonly (Way & { readonly radius: number })[];
  readonly lasers: readonly (Way & { readonly color: string })[];
}

export const NOTHING_DONE: Doing = { gone: [], carried: [], wiped: [], lasers: [] };

/** The current actions of other users' pointers on the page, for drawing them. */
export class FarHands {
  readonly #doing: Doing;
  /** Ids of strokes that are not drawn at their stored position. */
  readonly away: ReadonlySet<string>;

  constructor(doing: Doing) {
    this.#doing = doing;
    this.away = new Set([...doing.gone, ...doing.carried.flatMap(({ ids }) => ids)]);
  }

  /** A key that changes with the set of hidden strokes; undefined when no stroke is hidden. */
  get awayNames(): string | undefined {
    return this.away.size > 0 ? [...this.away].join(' ') : undefined;
  }

  /** The box around the areas that erasers passed over. */
  get wipedBox(): Box | undefined {
    return this.#doing.wiped
      .map(({ points, radius }) => strokeBox(points, radius + 2))
      .reduce<Box | undefined>(union, undefined);
  }

  /** The carried strokes at their current position. */
  carriedOf(strokes: readonly Stroke[]): readonly Stroke[] {
    return this.#doing.carried.flatMap(({ ids, ...by }) => {
      const held = strokes.filter(({ id }) => ids.includes(id));
      return held.length > 0 ? carried(held, by) : [];
    });
  }

  /** Calls `wipe` for each segment of the erasers' paths. */
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

/** Paints a remote laser spot with its trail: x, y and pressure of each point in turn, the newest last. */
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
