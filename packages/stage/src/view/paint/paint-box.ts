/** The box that a fill covers, in pixels, and the rotation of the shape. */
export interface PaintBox {
  readonly w: number;
  readonly h: number;
  readonly rotation?: number | undefined;
}
