/** Letters or words at most that move by themselves; a longer text moves as a whole. */
const MOST = 1500;

/**
 * A copy of an element laid over it, its text in pieces that can move one by one. The original stays as React drew it.
 * Undefined where there is no text, or too much.
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

/** A paragraph stands in the flow of its text: its copy is taken out of it. */
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

/** Wraps what is written into boxes that transforms can move; words stay unbroken. */
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

/** An image that shows through the letters of a run does so only where they stand: each piece takes its own along. */
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
