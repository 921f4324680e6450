/** An image of a page as a file for browsers. */
export interface ImageFile {
  readonly bytes: Uint8Array;
  readonly mime: 'image/png' | 'image/jpeg';
  /** Size, pixels. */
  readonly width: number;
  readonly height: number;
  readonly transparent: boolean;
}
