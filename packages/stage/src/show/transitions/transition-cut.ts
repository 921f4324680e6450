/** The perspective of pieces that rotate in space. */
export const VIEW = 'perspective(1800px)';

export interface Cut {
  /** Percent of the page. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly index: number;
}

export function grid(columns: number, rows: number): Cut[] {
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return {
      left: (column * 100) / columns,
      top: (row * 100) / rows,
      right: ((column + 1) * 100) / columns,
      bottom: ((row + 1) * 100) / rows,
      index,
    };
  });
}

/** Slightly wider than the cut, so that no seam is visible before the piece moves. */
export function clip({ left, top, right, bottom }: Cut): string {
  const inset = (value: number) => `${Math.max(value - 0.03, 0)}%`;
  return `inset(${inset(top)} ${inset(100 - right)} ${inset(100 - bottom)} ${inset(left)})`;
}

export const middle = ({ left, top, right, bottom }: Cut) =>
  [(left + right) / 2, (top + bottom) / 2] as const;

/** A pseudo-random number between -1 and 1, always the same for the same arguments. */
export const chance = (index: number, salt: number) =>
  (((index * 97 + salt * 57 + 13) % 41) / 20.5 - 1) * 0.999;

export const halves = (vertical: boolean): readonly [Cut, Cut] => {
  const [one, other] = vertical ? grid(2, 1) : grid(1, 2);
  if (!one || !other) throw new Error('the transition needs two halves of a page');
  return [one, other];
};
