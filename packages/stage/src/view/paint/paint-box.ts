/** The box that a fill covers, pixels, and how far the shape is turned. */
export interface PaintBox {
  readonly w: number;
  readonly h: number;
  readonly rotation?: number | undefined;
}
