/** What an image decoder of the WebCodecs standard is asked. */
interface DecoderInit {
  readonly data: Uint8Array;
}

/**
 * pdf.js asks the platform's ImageDecoder for the JPEGs that browsers can show as they are. This one answers with the
 * file itself: it is kept without loss, and nothing is decoded to be packed again.
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

/** To be called before pdf.js is loaded, which looks for a decoder then. */
export function keepJpegsAsTheyAre(): void {
  if (!('ImageDecoder' in globalThis)) Object.assign(globalThis, { ImageDecoder: JpegAsItIs });
}
