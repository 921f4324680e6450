/** 32-bit integers, little-endian. */
export function longs(...values: number[]): Uint8Array {
  const bytes = new Uint8Array(4 * values.length);
  const view = new DataView(bytes.buffer);
  for (const [index, value] of values.entries()) view.setInt32(4 * index, value, true);
  return bytes;
}

/** 16-bit integers, little-endian. */
export function words(...values: number[]): Uint8Array {
  const bytes = new Uint8Array(2 * values.length);
  const view = new DataView(bytes.buffer);
  for (const [index, value] of values.entries()) view.setUint16(2 * index, value & 0xffff, true);
  return bytes;
}

/** Floats, little-endian. */
export function floats(...values: number[]): Uint8Array {
  return new Uint8Array(new Float32Array(values).buffer);
}

export function join(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** UTF-16 with a terminator. */
export function wide(text: string): Uint8Array {
  return words(...[...text].map((character) => character.charCodeAt(0)), 0);
}

/** An enhanced metafile of 25.4 mm, 96 device pixels, square. */
export function emf(...records: (readonly [type: number, body: Uint8Array])[]): Uint8Array {
  const bounds = [0, 0, 95, 95, 0, 0, 2540, 2540];
  const rest = [0x464d4520, 0x10000, 0, 0, 0, 0, 0, 0, 960, 960, 254, 254];
  const header = longs(1, 88, ...bounds, ...rest);
  return join(header, ...records.map(([type, body]) => join(longs(type, 8 + body.length), body)));
}

/** A placeable Windows metafile of 1000 × 500 units, 1000 to the inch. */
export function wmf(...records: (readonly [type: number, parameters: Uint8Array])[]): Uint8Array {
  const placeable = join(words(0xcdd7, 0x9ac6, 0, 0, 0, 1000, 500, 1000, 0, 0, 0));
  const header = words(1, 9, 0x300, 0, 0, 0, 0, 0, 0);
  const body = records.map(([type, parameters]) =>
    join(longs(3 + parameters.length / 2), words(type), parameters),
  );
  return join(placeable, header, ...body, join(longs(3), words(0)));
}

/** GDI+ records as the body of a comment. */
export function plusRecords(
  ...records: (readonly [type: number, flags: number, data: Uint8Array])[]
): Uint8Array {
  return join(
    ...records.map(([type, flags, data]) =>
      join(words(type, flags), longs(12 + data.length, data.length), data),
    ),
  );
}

/** GDI+ records in the comment of an enhanced metafile. */
export function plus(
  ...records: (readonly [type: number, flags: number, data: Uint8Array])[]
): [number, Uint8Array] {
  const body = plusRecords(...records);
  return [70, join(longs(4 + body.length, 0x2b464d45), body)];
}

/** Version of GDI+ at the start of its objects. */
export const PLUS_VERSION = 0xdbc01002 | 0;
