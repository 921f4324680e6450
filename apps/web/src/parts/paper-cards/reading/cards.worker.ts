import { type CardRead, CardReader } from '@lectern/paper-cards';

/** The cards in a picture. */
export interface ReadPicture {
  readonly cards: readonly CardRead[];
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Mean brightness of the picture, 0 to 255. */
  readonly brightness: number;
}

/** Reads each picture that is sent, and closes it. A picture that cannot be read has no cards. */
function serve(): (picture: ImageBitmap) => ReadPicture {
  const reader = new CardReader();
  const canvas = new OffscreenCanvas(1, 1);
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('the canvas has no 2D context');
  return (picture) => {
    const { width, height } = picture;
    // A canvas that gets a size is cleared, which costs time.
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    brush.drawImage(picture, 0, 0);
    picture.close();
    const pixels = brush.getImageData(0, 0, width, height);
    return { cards: reader.read(pixels), width, height, brightness: brightnessOf(pixels.data) };
  };
}

/** Mean of the green values of one pixel in 97. */
function brightnessOf(data: Uint8ClampedArray): number {
  let sum = 0;
  let count = 0;
  for (let at = 1; at < data.length; at += 4 * 97) {
    sum += data[at] ?? 0;
    count += 1;
  }
  return sum / count;
}

const read = serve();
addEventListener('message', ({ data }: MessageEvent<ImageBitmap>) => postMessage(read(data)));
