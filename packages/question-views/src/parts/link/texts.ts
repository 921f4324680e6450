import type { DragTexts } from '../drag-to-target/use-drag-to-target.tsx';

interface LinkTexts {
  readonly drag: DragTexts;
  readonly joinedWith: (cards: readonly string[]) => string;
  readonly remove: (one: string, other: string) => string;
}

const zh: LinkTexts = {
  drag: {
    held: (card) => `已选「${card}」。方向键选另一张卡片，回车连线，Esc 取消。`,
    aimed: (target, number, count) => `${target}，第 ${number} 张，共 ${count} 张`,
    dropped: (card, target) => `「${card}」和「${target}」已连线或取消连线`,
    putBack: (card) => `已取消选择「${card}」`,
  },
  joinedWith: (cards) => `，已连：${cards.join('、')}`,
  remove: (one, other) => `取消「${one}」和「${other}」的连线`,
};

const en: LinkTexts = {
  drag: {
    held: (card) => `Chosen: “${card}”. Arrow keys choose the other card, Enter joins them, Escape cancels.`,
    aimed: (target, number, count) => `${target}, card ${number} of ${count}`,
    dropped: (card, target) => `The line between “${card}” and “${target}” was drawn or removed`,
    putBack: (card) => `“${card}” is no longer chosen`,
  },
  joinedWith: (cards) => `, joined with ${cards.join(', ')}`,
  remove: (one, other) => `Remove the line between “${one}” and “${other}”`,
};

export const linkTexts = { zh, en };
