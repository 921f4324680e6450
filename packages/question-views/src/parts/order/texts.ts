interface OrderTexts {
  readonly handle: (item: string, place: number, count: number) => string;
  readonly held: (item: string) => string;
  readonly moved: (item: string, place: number, count: number) => string;
  readonly dropped: (item: string, place: number) => string;
  readonly putBack: (item: string) => string;
  readonly earlier: (item: string) => string;
  readonly later: (item: string) => string;
  readonly fixed: string;
}

const zh: OrderTexts = {
  handle: (item, place, count) => `${item}，第 ${place} 位，共 ${count} 位`,
  held: (item) => `已拿起「${item}」。方向键移动，回车放下，Esc 放回。`,
  moved: (item, place, count) => `「${item}」移到第 ${place} 位，共 ${count} 位`,
  dropped: (item, place) => `「${item}」放在第 ${place} 位`,
  putBack: (item) => `「${item}」已放回`,
  earlier: (item) => `「${item}」前移一位`,
  later: (item) => `「${item}」后移一位`,
  fixed: '位置固定',
};

const en: OrderTexts = {
  handle: (item, place, count) => `${item}, place ${place} of ${count}`,
  held: (item) => `Picked up “${item}”. Arrow keys move it, Enter drops it, Escape puts it back.`,
  moved: (item, place, count) => `“${item}” moved to place ${place} of ${count}`,
  dropped: (item, place) => `“${item}” dropped at place ${place}`,
  putBack: (item) => `“${item}” put back`,
  earlier: (item) => `Move “${item}” one place forward`,
  later: (item) => `Move “${item}” one place back`,
  fixed: 'Stays in its place',
};

export const orderTexts = { zh, en };
