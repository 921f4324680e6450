import { fileURLToPath } from 'node:url';
import { LecternError } from '@lectern/protocol';
import type { Printable } from '../print/printable.ts';
import { assetsOfHtmlShow, htmlShow } from './html-show.ts';
import { type HtmlShowParts, readHtmlShowParts } from './html-show-parts.ts';

/** Folder in which scripts/build-web.mjs puts the parts of a show besides its courseware. */
const PARTS = fileURLToPath(new URL('../../../../../web/dist-show', import.meta.url));
/** Most bytes of all files of the courseware: a show contains them as text, and a browser loads it whole. */
const FILES_MAX_BYTES = 300_000_000;

let parts: HtmlShowParts | undefined;

/** The courseware as a show in one file, with all files that it shows. Throws EXPORT_TOO_LARGE. */
export async function writeShow(printable: Printable, signal: AbortSignal): Promise<Uint8Array> {
  parts ??= readHtmlShowParts(PARTS);
  const snapshot = await printable.snapshot();
  const assets = new Map<string, Uint8Array>();
  let size = 0;
  for (const hash of assetsOfHtmlShow(snapshot)) {
    signal.throwIfAborted();
    const asset = await printable.asset(hash);
    if (!asset) continue;
    size += asset.bytes.length;
    if (size > FILES_MAX_BYTES)
      throw new LecternError('EXPORT_TOO_LARGE', { megabytes: FILES_MAX_BYTES / 1_000_000 });
    assets.set(hash, asset.bytes);
  }
  const { title, language, notes = false } = printable;
  return htmlShow({ snapshot, title, language, assets, notes }, parts);
}
