import type { ResolvedParagraph } from '@lectern/courseware';
import { type RefObject, useLayoutEffect } from 'react';

/** Marks the box of a tab in a paragraph with custom tab stops. */
export const TAB = 'data-tab';

/**
 * Whether a paragraph has tabs that CSS's even tab stops cannot place: it has custom stops, or an indent, from which
 * CSS counts while PowerPoint counts from the edge of the box.
 */
export function hasOwnTabs(paragraph: ResolvedParagraph): boolean {
  return (
    (paragraph.tabs.length > 0 || paragraph.marginLeft !== 0 || paragraph.indent !== 0) &&
    paragraph.runs.some(({ run }) => run.type === 'text' && run.text.includes('\t'))
  );
}

/** Sets the width of every tab so that it reaches its stop, after the paragraph is laid out. */
export function useTabStops(
  host: RefObject<HTMLElement | null>,
  paragraph: ResolvedParagraph,
  active: boolean,
): void {
  useLayoutEffect(() => {
    if (active && host.current) placeTabs(host.current, paragraph);
  }, [host, paragraph, active]);
}

type TabStop = ResolvedParagraph['tabs'][number];

/** The stop to which a tab at this position leads: the next custom stop of the paragraph, or the next even stop. */
export function nextStop(
  { tabs, defaultTab }: Pick<ResolvedParagraph, 'tabs' | 'defaultTab'>,
  at: number,
): TabStop {
  const own = tabs.filter(({ pos }) => pos > at + 0.5).sort((a, b) => a.pos - b.pos)[0];
  return own ?? { pos: (Math.floor(at / defaultTab + 0.01) + 1) * defaultTab, align: 'l' };
}

function placeTabs(host: HTMLElement, paragraph: ResolvedParagraph): void {
  const { marginLeft, indent } = paragraph;
  const marks = [...host.querySelectorAll<HTMLElement>(`[${TAB}]`)];
  for (const mark of marks) mark.style.width = '0';
  // The page may be scaled: measured screen pixels are converted to logical pixels.
  const box = host.getBoundingClientRect();
  const scale = box.width / host.offsetWidth || 1;
  // The margin of a hanging indent is a stop, too.
  const hanging = indent < 0 ? [{ pos: marginLeft, align: 'l' as const }] : [];
  const tabs = [...paragraph.tabs, ...hanging];
  marks.forEach((mark, index) => {
    const at = (mark.getBoundingClientRect().left - box.left) / scale;
    const stop = nextStop({ tabs, defaultTab: paragraph.defaultTab }, at);
    const before = stop.align === 'l' ? 0 : widthUpTo(host, mark, marks[index + 1], stop.align) / scale;
    mark.style.width = `${Math.max(0, stop.pos - at - before)}px`;
  });
}

/**
 * The width of the text after a tab that is placed before its stop: all, half, or the part before its decimal point.
 */
function widthUpTo(
  host: HTMLElement,
  mark: HTMLElement,
  next: HTMLElement | undefined,
  align: 'ctr' | 'r' | 'dec',
): number {
  const range = document.createRange();
  range.setStartAfter(mark);
  if (next) range.setEndBefore(next);
  else range.setEndAfter(host.lastChild ?? host);
  const text = range.toString();
  const point = align === 'dec' ? text.search(/[.．]/) : -1;
  if (point >= 0) {
    const tail = document.createRange();
    const [node, offset] = placeOf(range, point);
    if (node) {
      tail.setStart(range.startContainer, range.startOffset);
      tail.setEnd(node, offset);
      return tail.getBoundingClientRect().width;
    }
  }
  const { width } = range.getBoundingClientRect();
  return align === 'ctr' ? width / 2 : width;
}

/** The text node and offset of the nth character of a range. */
function placeOf(range: Range, index: number): [Node | undefined, number] {
  const walker = document.createTreeWalker(range.commonAncestorContainer, NodeFilter.SHOW_TEXT);
  let left = index;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!range.intersectsNode(node)) continue;
    const length = node.textContent?.length ?? 0;
    if (left <= length) return [node, left];
    left -= length;
  }
  return [undefined, 0];
}
