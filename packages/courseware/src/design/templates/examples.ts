import type { CoursewareReader } from '../../document/reader.ts';
import { wordsOf } from '../../edits/pages/page-title.ts';
import { pageTemplates } from './make.ts';

/** Tolerance for rounded positions, logical pixels. */
const NEAR = 1;

/**
 * Ids of the page's elements that are unchanged since the template added them, in either language; empty when any of
 * them was changed.
 */
export function exampleElements(
  reader: Pick<CoursewareReader, 'children' | 'find'>,
  pageId: string,
  templateId: string,
): readonly string[] {
  const template = pageTemplates.find(({ id }) => id === templateId);
  const { w, h } = reader.find('deck', 'deck')?.size ?? { w: 1280, h: 720 };
  const [sx, sy] = [w / 1280, h / 720];
  for (const language of ['zh', 'en'] as const) {
    const pieces = template?.pieces?.((words) => words[language]) ?? [];
    const found = pieces.flatMap((piece) => {
      const id = reader.children(pageId).find((child) => {
        const element = reader.find('element', child);
        if (element?.type !== 'shape' || piece.type !== 'shape') return false;
        const { x, y } = element.frame;
        return (
          Math.abs(x - piece.frame.x * sx) < NEAR &&
          Math.abs(y - piece.frame.y * sy) < NEAR &&
          wordsOf(element.text ?? { paragraphs: [] }) === wordsOf(piece.text ?? { paragraphs: [] })
        );
      });
      return id === undefined ? [] : [id];
    });
    if (found.length > 0 && found.length === pieces.length) return found;
  }
  return [];
}
