import {
  type Animation,
  boundsOnPage,
  type CoursewareReader,
  cssColor,
  designOf,
  resolveColor,
  type ThemeSlot,
  themeSlots,
} from '@lectern/courseware';
import { type EffectTarget, type PagePlan, planPage } from '@lectern/playback';

/** What moves on a page, and its charts whose parts move by themselves. */
interface Shown {
  readonly animations: readonly Animation[];
  readonly isApart: (elementId: string) => boolean;
}

/** A page's animations placed in time, with its elements where they lie on the page and the colours of its theme. */
export function planOf(
  reader: CoursewareReader,
  pageId: string,
  page: { readonly w: number; readonly h: number },
  { animations, isApart }: Shown,
): PagePlan {
  const { colors } = designOf(reader, pageId);
  return planPage(animations, {
    placeOf: (id) => {
      const frame = boundsOnPage(reader, id);
      return frame && { frame, page };
    },
    colorOf: (color) => {
      if (/^[\da-f]{6}$/i.test(color)) return `#${color}`;
      return isSlot(color) ? cssColor(resolveColor({ type: 'scheme', slot: color }, colors)) : undefined;
    },
    isApart,
    piecesOf: (target, by) => countPieces(reader, target, by),
  });
}

function isSlot(color: string): color is ThemeSlot {
  return (themeSlots as readonly string[]).includes(color);
}

function countPieces(reader: CoursewareReader, target: EffectTarget, by: 'letter' | 'word'): number {
  const element = reader.find('element', target.elementId);
  if (element?.type !== 'shape') return 1;
  const [first, last] = target.paragraphs ?? [0, Number.POSITIVE_INFINITY];
  const text = (element.text?.paragraphs ?? [])
    .slice(first, last + 1)
    .flatMap(({ runs }) => runs.map((run) => (run.type === 'text' ? run.text : ' ')))
    .join('\n');
  const pieces = by === 'letter' ? text.match(/\S/gu) : text.match(/[^\s\u2e80-\u9fff\uf900-\ufaff]+|\S/gu);
  return Math.max(pieces?.length ?? 0, 1);
}
