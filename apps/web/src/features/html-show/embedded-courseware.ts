import type { CoursewareRecord, CoursewareSnapshot } from '@lectern/courseware';
import type { AssetSource } from '@lectern/stage/view';

/** The records in the page's own `<script id="courseware">`, as the server wrote them there. */
export function embeddedSnapshot(page: Document): CoursewareSnapshot {
  const text = page.getElementById('courseware')?.textContent ?? '{"records":[]}';
  return JSON.parse(text) as { records: CoursewareRecord[] };
}

/** The files in the page: one `<script data-asset="hash" data-mime>` of base64 each, made bytes when first asked for. */
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

  /** What is in the page never changes. */
  subscribe(): () => void {
    return () => undefined;
  }

  #read(hash: string): string | undefined {
    const holder = this.#page.querySelector<HTMLElement>(`script[data-asset="${CSS.escape(hash)}"]`);
    if (!holder) return undefined;
    const bytes = fromBase64(holder.textContent ?? '');
    // The text is not needed twice.
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
