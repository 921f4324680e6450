import {
  type ClipboardFragment,
  copyElements,
  copyPages,
  deletePages,
  insertInSight,
  type Pasted,
  parseFragment,
  pasteFragment,
  removeElements,
} from '@lectern/courseware';
import { bodyOfText, type EditSession, plainText } from '@lectern/stage/edit';
import type { EditorDocument } from '../document/document-port.ts';
import type { PasteChoice } from './paste-pages.ts';

/**
 * The attribute that carries our fragment inside the HTML on the system's clipboard: every browser keeps attributes.
 */
const carrier = 'data-lectern-fragment';
/** The MIME type under which the same fragment is also stored, in browsers that keep custom types. */
export const fragmentType = 'application/x-lectern-fragment+json';

/** Returns a fragment of the selected elements; undefined when none are selected. */
export function fragmentOfChosen(
  document: EditorDocument,
  session: EditSession,
): ClipboardFragment | undefined {
  const { ids } = session.selection.get();
  return ids.length === 0 ? undefined : copyElements(session.store, document.id, ids);
}

export function fragmentOfPages(
  document: EditorDocument,
  session: EditSession,
  pageIds: readonly string[],
): ClipboardFragment {
  return copyPages(session.store, document.id, pageIds);
}

/** The fragment in the three formats of the clipboard. */
export interface ClipboardForms {
  readonly fragment: string;
  readonly html: string;
  readonly text: string;
}

export function formsOf(fragment: ClipboardFragment): ClipboardForms {
  const json = JSON.stringify(fragment);
  const text = fragment.elements
    .map((element) => (element.type === 'shape' && element.text ? plainText(element.text) : ''))
    .filter((line) => line !== '')
    .join('\n');
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const html = `<div ${carrier}="${encodeURIComponent(json)}">${escaped.replace(/\n/g, '<br>')}</div>`;
  return { fragment: json, html, text };
}

/**
 * Returns our fragment from the clipboard's data. The HTML is only searched for our attribute, never put on the page.
 */
export function fragmentIn(held: {
  readonly fragment: string;
  readonly html: string;
}): ClipboardFragment | undefined {
  if (held.fragment !== '') return parseFragment(held.fragment);
  if (!held.html.includes(carrier)) return undefined;
  const found = new DOMParser().parseFromString(held.html, 'text/html').querySelector(`[${carrier}]`);
  const text = found?.getAttribute(carrier);
  if (!text) return undefined;
  try {
    return parseFragment(decodeURIComponent(text));
  } catch {
    return undefined;
  }
}

/**
 * Pastes a fragment on the current page and selects the pasted elements; assets of another courseware are copied along.
 */
export async function paste(
  document: EditorDocument,
  session: EditSession,
  fragment: ClipboardFragment,
  choice: PasteChoice,
): Promise<Pasted | undefined> {
  const foreign = fragment.documentId !== document.id && fragment.assets.length > 0;
  if (foreign) {
    const hashes = fragment.assets.map((asset) => asset.id);
    await document.takeAssets(fragment.documentId, hashes);
  }
  // The page shown after the assets were copied: the teacher may have moved on meanwhile.
  const pageId = session.pageId.get();
  if (pageId === undefined) return undefined;
  if (fragment.documentId !== document.id && fragment.design) {
    const { pastePages } = await import('./paste-pages.ts');
    return pastePages(session, pageId, fragment, choice);
  }
  let pasted: Pasted | undefined;
  session.edit((edit) => {
    pasted = pasteFragment(edit, pageId, fragment);
  });
  const [page] = pasted?.pages ?? [];
  if (page !== undefined) session.goToPage(page);
  else if (pasted) session.choose(pasted.elements);
  return pasted;
}

/** Puts text from outside into a text box in the middle of the page. */
export function pasteText(session: EditSession, text: string): void {
  const pageId = session.pageId.get();
  const clean = text.replace(/\s+$/, '');
  if (pageId === undefined || clean === '') return;
  const page = session.store.find('deck', 'deck')?.size ?? { w: 1280, h: 720 };
  const size = 24;
  const body = bodyOfText(clean, { size });
  const longest = Math.max(...clean.split('\n').map((line) => line.length));
  const w = Math.min(page.w * 0.7, Math.max(160, longest * size * 1.4 + 24));
  const lines = body.paragraphs.length + Math.floor((clean.length * size * 1.34) / w);
  const h = Math.max(48, Math.min(page.h, lines * size * 1.6 + 10));
  let id: string | undefined;
  session.edit((edit) => {
    id = insertInSight(edit, pageId, {
      type: 'shape',
      textBox: true,
      frame: { x: (page.w - w) / 2, y: Math.max(0, (page.h - h) / 2), w, h },
      geometry: { type: 'preset', preset: 'rect' },
      fill: { type: 'none' },
      line: { fill: { type: 'none' } },
      text: { ...body, box: { wrap: true, autofit: { type: 'grow' }, anchor: 't' } },
    });
  });
  if (id !== undefined) session.choose([id]);
}

/** Removes the pages and elements that were cut, after they were copied. */
export function removeCut(
  session: EditSession,
  cut: { readonly pages: readonly string[]; readonly ids: readonly string[] },
): void {
  session.edit((edit) => {
    if (cut.pages.length > 0) deletePages(edit, cut.pages);
    else removeElements(edit, cut.ids);
  });
}
