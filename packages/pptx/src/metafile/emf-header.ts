/** Frame and resolution of an enhanced metafile from its header ([MS-EMF] 2.3.4.2). */
interface EmfHeader {
  /** Bytes before the first record. */
  readonly headerSize: number;
  /** Device units per millimetre of the reference device. */
  readonly perX: number;
  /** Left, top, width and height of the metafile's frame, device units. */
  readonly box: readonly [number, number, number, number];
  /** Size of the metafile's frame, logical pixels (1/96 inch), at least 1. */
  readonly width: number;
  readonly height: number;
}

/** Throws a RangeError for fewer than 88 bytes. */
export function emfHeader(view: DataView): EmfHeader {
  const headerSize = view.getUint32(4, true);
  const frame = [24, 28, 32, 36].map((at) => view.getInt32(at, true));
  const [deviceW, deviceH] = [view.getInt32(72, true), view.getInt32(76, true)];
  const [millimetresW, millimetresH] = [view.getInt32(80, true), view.getInt32(84, true)];
  const perX = deviceW > 0 && millimetresW > 0 ? deviceW / millimetresW : 96 / 25.4;
  const perY = deviceH > 0 && millimetresH > 0 ? deviceH / millimetresH : perX;
  const [left = 0, top = 0, right = 0, bottom = 0] = frame.map((value) => value / 100);
  const box: [number, number, number, number] = [
    left * perX,
    top * perY,
    (right - left) * perX,
    (bottom - top) * perY,
  ];
  return {
    headerSize,
    perX,
    box,
    width: Math.round(((right - left) * 96) / 25.4) || 1,
    height: Math.round(((bottom - top) * 96) / 25.4) || 1,
  };
}
