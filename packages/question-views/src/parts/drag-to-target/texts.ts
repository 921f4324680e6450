export interface DragTexts {
  /** Announced by screen readers after a card was picked up. */
  readonly held: (card: string) => string;
  readonly aimed: (target: string, number: number, count: number) => string;
  readonly dropped: (card: string, target: string) => string;
  readonly putBack: (card: string) => string;
}

const zh: DragTexts = {
  held: (card) => `已拿起「${card}」。方向键选位置，回车放下，Esc 放回。`,
  aimed: (target, number, count) => `${target}，第 ${number} 个位置，共 ${count} 个`,
  dropped: (card, target) => `「${card}」已放到${target}`,
  putBack: (card) => `「${card}」已放回`,
};

const en: DragTexts = {
  held: (card) => `Picked up “${card}”. Arrow keys choose a place, Enter drops, Escape puts it back.`,
  aimed: (target, number, count) => `${target}, place ${number} of ${count}`,
  dropped: (card, target) => `“${card}” dropped on ${target}`,
  putBack: (card) => `“${card}” put back`,
};

export const dragTexts = { zh, en };
