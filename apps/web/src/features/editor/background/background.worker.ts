import { type RemovalOptions, removeBackground } from './remove-background.ts';

/** First opens a picture, then removes its background with given options, any number of times. */
export type BackgroundRequest =
  | { readonly type: 'open'; readonly file: Blob }
  | { readonly type: 'remove'; readonly options: RemovalOptions }
  | { readonly type: 'finish' };

export type BackgroundAnswer =
  | { readonly type: 'removed'; readonly bitmap: ImageBitmap; readonly share: number }
  | { readonly type: 'finished'; readonly file: Blob }
  | { readonly type: 'failed' };

/** Greatest number of pixels that are processed: a larger picture is scaled down first. */
const MOST_PIXELS = 12_000_000;

/** A picture that was decoded once. */
class OpenPicture {
  readonly #canvas: OffscreenCanvas;
  readonly #brush: OffscreenCanvasRenderingContext2D;
  readonly #original: ImageData;

  static async open(file: Blob): Promise<OpenPicture> {
    const whole = await createImageBitmap(file);
    const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (whole.width * whole.height)));
    const width = Math.max(1, Math.round(whole.width * scale));
    const height = Math.max(1, Math.round(whole.height * scale));
    const picture = new OpenPicture(whole, width, height);
    whole.close();
    return picture;
  }

  private constructor(whole: ImageBitmap, width: number, height: number) {
    this.#canvas = new OffscreenCanvas(width, height);
    const brush = this.#canvas.getContext('2d', { willReadFrequently: true });
    if (!brush) throw new Error('the canvas has no 2D context');
    this.#brush = brush;
    brush.drawImage(whole, 0, 0, width, height);
    this.#original = brush.getImageData(0, 0, width, height);
  }

  async remove(options: RemovalOptions): Promise<BackgroundAnswer & { type: 'removed' }> {
    const { width, height, data } = this.#original;
    const pixels = new Uint8ClampedArray(data);
    const share = removeBackground(pixels, width, height, options);
    this.#brush.putImageData(new ImageData(pixels, width, height), 0, 0);
    return { type: 'removed', bitmap: await createImageBitmap(this.#canvas), share };
  }

  async finish(): Promise<BackgroundAnswer> {
    return { type: 'finished', file: await this.#canvas.convertToBlob({ type: 'image/png' }) };
  }
}

/** Handles requests in order and responds to each. */
function serve(): (request: BackgroundRequest) => void {
  let picture: OpenPicture | undefined;
  let last = Promise.resolve();
  const answer = async (request: BackgroundRequest) => {
    if (request.type === 'open') picture = await OpenPicture.open(request.file);
    else if (!picture) throw new Error('no picture is open');
    else if (request.type === 'finish') postMessage(await picture.finish());
    else {
      const removed = await picture.remove(request.options);
      postMessage(removed, { transfer: [removed.bitmap] });
    }
  };
  return (request) => {
    last = last.then(() => answer(request)).catch(() => postMessage({ type: 'failed' }));
  };
}

const takes = serve();
addEventListener('message', ({ data }: MessageEvent<BackgroundRequest>) => takes(data));
