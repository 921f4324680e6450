/** A picture of a page as a file that a browser shows. */
export interface ImageFile {
  readonly bytes: Uint8Array;
  readonly mime: 'image/png' | 'image/jpeg';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly transparent: boolean;
}
