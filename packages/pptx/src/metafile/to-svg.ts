import { gunzipSync } from 'fflate';
import { emfToSvg } from './emf.ts';
import { wmfToSvg } from './wmf.ts';

/** Largest metafile that is drawn, bytes. */
const MAX_BYTES = 50_000_000;

/**
 * Converts an EMF or WMF to SVG without scripts, links and foreign content. Undefined when no drawing record of the
 * file is understood (damage, unknown records), and the file is stored unchanged; a file without drawing records gives
 * an empty SVG.
 */
export function metafileToSvg(bytes: Uint8Array): string | undefined {
  if (bytes.length > MAX_BYTES) return undefined;
  try {
    // .emz and .wmz are compressed with gzip
    const plain = bytes[0] === 0x1f && bytes[1] === 0x8b ? unpack(bytes) : bytes;
    return isEmf(plain) ? emfToSvg(plain) : wmfToSvg(plain);
  } catch {
    return undefined;
  }
}

/** Unpacks at most the size stated at the end of the file, and at most the limit. */
function unpack(bytes: Uint8Array): Uint8Array {
  const claimed = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(
    bytes.length - 4,
    true,
  );
  return gunzipSync(bytes.subarray(0, 5_000_000), { out: new Uint8Array(Math.min(claimed, MAX_BYTES)) });
}

/** [MS-EMF] 2.3.4.2: the first record is the header, with ` EMF` at offset 40. */
function isEmf(bytes: Uint8Array): boolean {
  return (
    bytes[0] === 1 && bytes[40] === 0x20 && bytes[41] === 0x45 && bytes[42] === 0x4d && bytes[43] === 0x46
  );
}
