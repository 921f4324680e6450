import type { CoursewareRecord, CoursewareSnapshot } from '@lectern/courseware';
import type { AssetSource } from '@lectern/stage/view';

/** Reads the records that the server wrote into the page's `<script id="courseware">`. */
export function embeddedSnapshot(page: Document): CoursewareSnapshot {
  const text = page.getElementById('courseware')?.textContent ?? '{"records":[]}';
  return JSON.parse(text) as { records: CoursewareRecord[] };
}

/**
 * Files in the page, each as base64 in a `<script data-asset="hash" data-mime>`; a file is decoded when its URL is
 * first requested.
 */
export class EmbeddedAssets implements AssetSource {
  readonly #page: Document;
  readonly #urls = new Map<string, string | undefined>();

  constructor(page: Document) {
    this.#page = page;
  }

  url(hash: string): string | undefined {
    if (!this.#urls.has(hash)) this.#urls.set(hash, this.#read(hash));
    return this.#urls.get(hash);
  }

  /** Never calls a listener, because the files in the page do not change. */
  subscribe(): () => void {
    return () => undefined;
  }

  #read(hash: string): string | undefined {
    const holder = this.#page.querySelector<HTMLElement>(`script[data-asset="${CSS.escape(hash)}"]`);
    if (!holder) return undefined;
    const bytes = fromBase64(holder.textContent ?? '');
    // Frees the memory of the text, which is needed only once.
    holder.remove();
    return URL.createObjectURL(new Blob([bytes], { type: holder.dataset.mime ?? '' }));
  }
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}
