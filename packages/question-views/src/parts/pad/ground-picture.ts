import { groundLines } from '@lectern/courseware/ground-lines';
import type { Ground } from '@lectern/courseware/lesson';
import type { BodyOf } from '@lectern/questions';

type Drawing = Extract<BodyOf<'media-answer'>, { readonly ask: 'drawing' }>;
export type PadGround = NonNullable<Drawing['ground']>;
export type Grid = Extract<PadGround, { readonly type: 'grid' }>['grid'];

/** Size of a drawing that is not on a picture, pixels. */
export const PAD_SIZE = { width: 1200, height: 900 };
/** Side of a square and distance of dots, pixels of the drawing. */
const CELL = 40;
const BOARDS: Readonly<Partial<Record<Grid, Ground>>> = {
  axes: 'axes',
  field: 'tian',
  rice: 'mi',
  english: 'four',
  staff: 'staff',
};

/** The lines of ruled paper, as paths. */
export function gridLines(
  grid: Grid,
  { width, height }: typeof PAD_SIZE,
): readonly { readonly d: string; readonly look: string }[] {
  const board = BOARDS[grid];
  if (board) return groundLines(board, { w: width, h: height });
  return [{ d: grid === 'squares' ? squares(width, height) : dots(width, height), look: grid }];
}

/**
 * The address of the picture or ruled paper on which a drawing was made, which the drawing does not contain; undefined for
 * white paper and for other questions.
 */
export function groundPicture(
  { kind, body }: { readonly kind: string; readonly body?: unknown },
  addressOf: (hash: string) => string | undefined,
): string | undefined {
  const { ground } = (body ?? {}) as { readonly ground?: PadGround };
  if (kind !== 'media-answer' || !ground) return undefined;
  if (ground.type === 'picture') return addressOf(ground.asset);
  const { width, height } = PAD_SIZE;
  const paths = gridLines(ground.grid, PAD_SIZE)
    .map(({ d, look }) => `<path d="${d}" stroke-width="${look === 'dots' ? 5 : 2}"/>`)
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke="#9aa7b4" stroke-linecap="round">${paths}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function squares(width: number, height: number): string {
  const columns = stepsOf(width).map((x) => `M${x} 0v${height}`);
  return [...columns, ...stepsOf(height).map((y) => `M0 ${y}h${width}`)].join('');
}

function dots(width: number, height: number): string {
  return stepsOf(width)
    .flatMap((x) => stepsOf(height).map((y) => `M${x} ${y}h0`))
    .join('');
}

function stepsOf(length: number): number[] {
  return Array.from({ length: Math.floor(length / CELL) }, (_, index) => (index + 0.5) * CELL);
}
