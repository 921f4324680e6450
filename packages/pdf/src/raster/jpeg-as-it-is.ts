/** Arguments of a WebCodecs image decoder. */
interface DecoderInit {
  readonly data: Uint8Array;
}

/**
 * Replaces the platform's ImageDecoder, which pdf.js uses for JPEGs that browsers can show. This class returns the file
 * itself: it is kept without loss, and is not decoded and compressed again.
 */
class JpegAsItIs {
  readonly #data: Uint8Array;

  constructor({ data }: DecoderInit) {
    this.#data = data;
  }

  static async isTypeSupported(type: string): Promise<boolean> {
    return type === 'image/jpeg';
  }

  async decode(): Promise<{ readonly image: ArrayBuffer }> {
    return { image: this.#data.slice().buffer };
  }

  close(): void {}
}

/** Must be called before pdf.js is loaded, because pdf.js looks for a decoder then. */
export function keepJpegsAsTheyAre(): void {
  if (!('ImageDecoder' in globalThis)) Object.assign(globalThis, { ImageDecoder: JpegAsItIs });
}
