import { coursewareFile, coursewarePptx } from '@lectern/protocol/courseware';
import { dismissToast, showToast } from '@lectern/ui';
import { messageOf } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { downloadText } from './download-texts.ts';

/** The file kinds that a courseware is downloaded as. */
export const FORMATS = ['ndpx', 'pptx'] as const;
export type CoursewareFormat = (typeof FORMATS)[number];

const endpoints = { ndpx: coursewareFile, pptx: coursewarePptx } as const;
/** A quick download says nothing; after this long the teacher is told that it goes on. Milliseconds. */
const SAY_AFTER_MS = 400;
/** Browsers read the file some time after the click; afterwards its memory is given back. Milliseconds. */
const KEEP_MS = 60_000;

const running = new Map<string, Promise<void>>();

export interface DownloadOptions {
  /** Waited for first. */
  readonly ready?: () => Promise<void>;
  /** Whether pages of a PDF are shown as they look; left out where the caller does not see the pages. */
  readonly picturedPages?: boolean;
}

/**
 * Fetches a courseware as a file and lets the browser save it under the document's name. Says that it goes on and how
 * it failed; asked again while it runs, it is the same download.
 */
export function downloadCourseware(
  document: { readonly id: string; readonly name: string },
  format: CoursewareFormat,
  options: DownloadOptions = {},
): Promise<void> {
  const key = `${document.id} ${format}`;
  const going =
    running.get(key) ??
    fetchAndSave(document.id, `${document.name}.${format}`, format, options).finally(() =>
      running.delete(key),
    );
  running.set(key, going);
  return going;
}

async function fetchAndSave(
  id: string,
  name: string,
  format: CoursewareFormat,
  { ready, picturedPages }: DownloadOptions,
): Promise<void> {
  let toast: number | undefined;
  const timer = setTimeout(() => {
    toast = showToast({ text: downloadText('preparing', { name }), lifetime: 0 });
  }, SAY_AFTER_MS);
  try {
    await ready?.();
    const endpoint = endpoints[format];
    const bytes = await call(endpoint, { params: { id } });
    save(new Blob([bytes as BlobPart], { type: endpoint.rawReply.contentType }), name);
    if (format === 'pptx') {
      const { sayElementsOnly } = await import('./elements-only.ts');
      await sayElementsOnly(id, picturedPages);
    }
  } catch (error) {
    showToast({ kind: 'failure', text: downloadText('failed', { name, reason: messageOf(error) }) });
  } finally {
    clearTimeout(timer);
    if (toast !== undefined) dismissToast(toast);
  }
}

function save(file: Blob, name: string): void {
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(file);
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), KEEP_MS);
}
