import { gunzipSync } from 'fflate';
import { emfToSvg } from './emf.ts';
import { wmfToSvg } from './wmf.ts';

/** The largest metafile that is drawn, bytes. */
const MAX_BYTES = 50_000_000;

/**
 * An EMF or WMF as SVG that only draws: no script, no link, no foreign content. Undefined when nothing of what the
 * file draws is understood (damage, unknown records), and the file is kept as it came; one that draws nothing is blank.
 */
export function metafileToSvg(bytes: Uint8Array): string | undefined {
  if (bytes.length > MAX_BYTES) return undefined;
  try {
    // .emz and .wmz are packed by gzip
    const plain = bytes[0] === 0x1f && bytes[1] === 0x8b ? unpack(bytes) : bytes;
    return isEmf(plain) ? emfToSvg(plain) : wmfToSvg(plain);
  } catch {
    return undefined;
  }
}

/** No further than the size that the file ends with claims, and that no further than the limit. */
function unpack(bytes: Uint8Array): Uint8Array {
  const claimed = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(
    bytes.length - 4,
    true,
  );
  return gunzipSync(bytes.subarray(0, 5_000_000), { out: new Uint8Array(Math.min(claimed, MAX_BYTES)) });
}

/** [MS-EMF] 2.3.4.2: the first record is the header, with ` EMF` at 40. */
function isEmf(bytes: Uint8Array): boolean {
  return (
    bytes[0] === 1 && bytes[40] === 0x20 && bytes[41] === 0x45 && bytes[42] === 0x4d && bytes[43] === 0x46
  );
}
