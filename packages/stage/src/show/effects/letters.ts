/** Maximum number of letters or words that are animated one by one; a longer text is animated as a whole. */
const MOST = 1500;

/**
 * Layers a copy over an element, with its text split into pieces that can be animated one by one. The original stays
 * unchanged.
 * Undefined without a text, or with too much text.
 */
export function piecesOf(
  element: HTMLElement,
  by: 'letter' | 'word',
): { readonly copy: HTMLElement; readonly parts: readonly HTMLElement[] } | undefined {
  const length = element.textContent?.length ?? 0;
  if (length === 0 || length > MOST || element.querySelector('.katex, video, audio, canvas'))
    return undefined;
  const copy = element.cloneNode(true) as HTMLElement;
  for (const each of [
    copy,
    ...copy.querySelectorAll<HTMLElement>('[data-element-id], [data-paragraph], [id]'),
  ]) {
    each.removeAttribute('data-element-id');
    if (each.tagName !== 'linearGradient' && !each.closest('svg')) each.removeAttribute('id');
  }
  const parts = copy.matches('[data-paragraph]')
    ? split(copy, by)
    : [...copy.querySelectorAll<HTMLElement>('[data-paragraph]')].flatMap((each) => split(each, by));
  for (const each of [copy, ...copy.querySelectorAll('[data-paragraph]')])
    each.removeAttribute('data-paragraph');
  if (parts.length === 0) return undefined;
  giveImages(copy, parts);
  copy.setAttribute('aria-hidden', 'true');
  copy.style.pointerEvents = 'none';
  if (element.matches('[data-paragraph]')) layOver(copy, element);
  element.after(copy);
  return { copy, parts };
}

/** Positions the copy of a paragraph absolutely, for a paragraph is in the flow of its text. */
function layOver(copy: HTMLElement, paragraph: HTMLElement): void {
  Object.assign(copy.style, {
    position: 'absolute',
    left: `${paragraph.offsetLeft}px`,
    top: `${paragraph.offsetTop}px`,
    width: `${paragraph.offsetWidth}px`,
    margin: '0',
  });
}

const WORDS = /\s+|[^\s\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]+|./gsu;

/** Wraps letters or words in boxes that can be transformed; words are not broken. */
function split(root: HTMLElement, by: 'letter' | 'word'): HTMLElement[] {
  const parts: HTMLElement[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const fragment = document.createDocumentFragment();
    for (const [word] of text.data.matchAll(WORDS)) {
      if (/^[\s\u200b\u2060]+$/.test(word)) {
        fragment.append(word);
        continue;
      }
      const box = boxOf(by === 'word' ? word : '');
      if (by === 'letter') {
        const letters = [...word].map(boxOf);
        box.append(...letters);
        parts.push(...letters);
      } else parts.push(box);
      fragment.append(box);
    }
    text.replaceWith(fragment);
  }
  return parts;
}

/** An image that fills the letters of a run is clipped to them: each piece gets its part of the image. */
function giveImages(copy: HTMLElement, parts: readonly HTMLElement[]): void {
  const runs = new Set<HTMLElement>();
  for (const part of parts) {
    const run = part.closest<HTMLElement>('[style*="background-image"]');
    if (!run || !copy.contains(run)) continue;
    runs.add(run);
    const { backgroundImage, backgroundSize } = run.style;
    Object.assign(part.style, { backgroundImage, backgroundSize, backgroundClip: 'text' });
  }
  for (const run of runs) run.style.backgroundImage = 'none';
}

function boxOf(text: string): HTMLElement {
  const box = document.createElement('span');
  box.style.display = 'inline-block';
  box.style.whiteSpace = 'pre';
  box.textContent = text;
  return box;
}
