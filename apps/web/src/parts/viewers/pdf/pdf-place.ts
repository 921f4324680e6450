/** Around the pages, CSS pixels. */
export const GAP = 16;

/** Pages under each other, at the size at which they are drawn. */
export interface PageRoll {
  readonly count: number;
  /** Of a page, counted from 0, in its own units. */
  readonly heightOf: (index: number) => number;
  readonly scale: number;
}

/** How high a page is in the roll, with the gap after it. CSS pixels. */
export function rowHeight({ heightOf, scale }: Pick<PageRoll, 'heightOf' | 'scale'>, index: number): number {
  return heightOf(index) * scale + GAP;
}

/** CSS pixels. */
export function rollHeight(roll: PageRoll): number {
  let height = GAP;
  for (let index = 0; index < roll.count; index += 1) height += rowHeight(roll, index);
  return height;
}

/** Where in the roll `top` is, once it is drawn at another size: the same place of the same page. CSS pixels. */
export function movedTop(roll: PageRoll, scale: number, top: number): number {
  const drawn = { heightOf: roll.heightOf, scale };
  let [before, after] = [0, 0];
  for (let index = 0; index < roll.count; index += 1) {
    const [was, is] = [rowHeight(roll, index), rowHeight(drawn, index)];
    if (top < before + was) return after + ((top - before) / was) * is;
    before += was;
    after += is;
  }
  return after + top - before;
}

/** A page's width and that of the room in which it stands in the middle. CSS pixels. */
export interface PageWidth {
  readonly room: number;
  readonly page: number;
}

/** Where across the room `left` is, once page and room are of other widths: the same place of the page. CSS pixels. */
export function movedLeft(before: PageWidth, after: PageWidth, left: number): number {
  return margin(after) + ((left - margin(before)) / before.page) * after.page;
}

function margin({ room, page }: PageWidth): number {
  return Math.max(GAP, (room - page) / 2);
}
