export interface Cells {
  readonly columns: number;
  readonly rows: number;
  readonly shape: 'square' | 'diamond' | 'hexagon';
  /** The order in which cells appear: a fixed random order, or a wave in the direction `dx`, `dy`. */
  readonly order: 'random' | 'wave';
  readonly dx?: number;
  readonly dy?: number;
}

const MOMENTS = 20;
/** The share of the duration that one cell takes. */
const GROWTH = 0.35;

/** Cells that grow until they cover the page, as clip paths. */
export function cells({ columns, rows, shape, order, dx = -1, dy = 0 }: Cells): Keyframe[] {
  const count = columns * rows;
  const [w, h] = [100 / columns, 100 / rows];
  const begins = Array.from({ length: count }, (_, i) => {
    const chance = ((i * 89 + 37) % count) / count;
    if (order === 'random') return chance;
    const [x, y] = [(i % columns) / columns, Math.floor(i / columns) / rows];
    const along = (dx < 0 ? 1 - x : dx > 0 ? x : 0) + (dy < 0 ? 1 - y : dy > 0 ? y : 0);
    return (along / (Math.abs(dx) + Math.abs(dy) || 1)) * 0.8 + chance * 0.2;
  });
  return Array.from({ length: MOMENTS + 1 }, (_, k) => {
    const t = k / MOMENTS;
    const points = ['0% 0%'];
    for (const [i, begin] of begins.entries()) {
      const grown = Math.min(Math.max((t - begin * (1 - GROWTH)) / GROWTH, 0), 1);
      const row = Math.floor(i / columns);
      const shift = shape === 'hexagon' && row % 2 === 1 ? w / 2 : 0;
      const [cx, cy] = [(i % columns) * w + w / 2 + shift, row * h + h / 2];
      const outline = CORNERS[shape].map(
        ([x, y]) => `${round(cx + x * w * grown)}% ${round(cy + y * h * grown)}%`,
      );
      // The path goes down the left edge to the cell, around it, and back: the connecting lines have no width.
      points.push(
        `0% ${round(cy)}%`,
        `${round(cx)}% ${round(cy)}%`,
        ...outline,
        outline[0] ?? '',
        `${round(cx)}% ${round(cy)}%`,
        `0% ${round(cy)}%`,
      );
    }
    return {
      offset: t,
      clipPath: k === MOMENTS ? WHOLE : `polygon(${points.join(',')})`,
      easing: 'steps(1)',
    };
  });
}

const WHOLE = 'polygon(0% 0%,100% 0%,100% 100%,0% 100%)';

/** Large enough, when grown, to cover the gaps of neighbours; in cell sizes. */
const CORNERS = {
  square: [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ],
  diamond: [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ],
  hexagon: [
    [-0.55, -0.35],
    [0, -0.7],
    [0.55, -0.35],
    [0.55, 0.35],
    [0, 0.7],
    [-0.55, 0.35],
  ],
} as const;

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
