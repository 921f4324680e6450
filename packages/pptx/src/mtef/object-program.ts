/** Bytes before the texts of a CompObj stream: two reserved words, a version and a class. */
const HEADER = 28;
/** Longest program name that the specification allows, with its terminator. */
const LONGEST = 0x28;

/**
 * The program of an embedded object, such as `Excel.Sheet.8`, from the object itself ([MS-OLEDS] 2.3.8, the stream
 * "\u0001CompObj"): the third of its texts, after the display name and the clipboard format.
 */
export function programOfObject(streams: ReadonlyMap<string, Uint8Array>): string | undefined {
  const stream = streams.get('\u0001CompObj');
  if (!stream) return undefined;
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  const lengthAt = (at: number) => (at + 4 <= stream.length ? view.getUint32(at, true) : undefined);
  const kind = lengthAt(HEADER);
  if (kind === undefined || kind > stream.length) return undefined;
  const format = HEADER + 4 + kind;
  const marker = lengthAt(format);
  if (marker === undefined) return undefined;
  // A standard clipboard format is stored as a number instead of a text.
  const numbered = marker >= 0xfffffffe;
  if (!numbered && marker > stream.length) return undefined;
  const at = format + 4 + (numbered ? 4 : marker);
  const length = lengthAt(at);
  if (length === undefined || length < 2 || length > LONGEST || at + 4 + length > stream.length)
    return undefined;
  const name = String.fromCharCode(...stream.subarray(at + 4, at + 4 + length)).replace(/\0.*$/s, '');
  return /^[\w.]+$/.test(name) ? name : undefined;
}
