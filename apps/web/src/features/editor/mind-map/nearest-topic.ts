import type { MindDrawing } from '@lectern/courseware/mind';

/**
 * Returns the id of the topic that an arrow key selects: the nearest topic in that direction, with topics straight
 * ahead preferred.
 */
export function nearestTopic(
  { boxes }: MindDrawing,
  fromId: string,
  key: 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown',
): string | undefined {
  const from = boxes.find(({ node }) => node.id === fromId);
  if (!from) return undefined;
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
  const sign = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1;
  let best: { readonly id: string; readonly cost: number } | undefined;
  for (const { node, ...box } of boxes) {
    const dx = box.x + box.w / 2 - (from.x + from.w / 2);
    const dy = box.y + box.h / 2 - (from.y + from.h / 2);
    const ahead = (isAcross ? dx : dy) * sign;
    const aside = Math.abs(isAcross ? dy : dx);
    // Topics of different widths have different centres, so a topic barely ahead counts as beside.
    if (node.id === fromId || ahead < 12 || aside > ahead * 4) continue;
    const cost = ahead + aside * 2;
    if (!best || cost < best.cost) best = { id: node.id, cost };
  }
  return best?.id;
}
