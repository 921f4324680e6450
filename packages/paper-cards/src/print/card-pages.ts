import { CARD_SIDES } from '../card.ts';
import { CARD_CODE } from '../code/card-words.ts';
import { markPath } from './mark-path.ts';
import { type SheetPage, type SheetShape, textShape } from './shapes.ts';
import { shortened } from './text-width.ts';

/** A card to print, and whose it is. */
export interface PrintedCard {
  /** Number of the card, from 1 to `CARD_COUNT`. */
  readonly card: number;
  readonly name: string;
}

/** Width and height of A4, millimetres. */
export const A4 = { width: 210, height: 297 } as const;
/** Side of the mark with its black border, by the number of cards per page, millimetres. */
const MARKS = { 1: 180, 2: 122 } as const;

/**
 * Returns A4 pages with a card each, or two that are cut apart. `className` is printed beside each name; throws a
 * RangeError for a card that does not exist.
 */
export function cardPages(
  cards: readonly PrintedCard[],
  perPage: 1 | 2,
  className: string,
): readonly SheetPage[] {
  const pages: SheetPage[] = [];
  for (let at = 0; at < cards.length; at += perPage) {
    const height = A4.height / perPage;
    const shapes = cards
      .slice(at, at + perPage)
      .flatMap((card, index) => cardShapes(card, MARKS[perPage], index * height, height, className));
    if (perPage === 2)
      shapes.push({ kind: 'line', path: `M0 ${height}h${A4.width}`, tone: 'pale', dashed: true });
    pages.push({ ...A4, shapes });
  }
  return pages;
}

/** A card in the middle of a strip of the page, its letters and its label around it. */
function cardShapes(
  { card, name }: PrintedCard,
  mark: number,
  top: number,
  height: number,
  className: string,
): SheetShape[] {
  if (CARD_CODE.words[card - 1] === undefined) throw new RangeError(`there is no card ${card}`);
  const left = (A4.width - mark) / 2;
  const upper = top + (height - mark) / 2;
  const middle = { x: A4.width / 2, y: top + height / 2 };
  const away = mark / 2 + 8.5;
  const letters = CARD_SIDES.map((letter, side) => {
    const angle = (side * Math.PI) / 2;
    return textShape({
      text: letter,
      x: middle.x + away * Math.sin(angle),
      y: middle.y - away * Math.cos(angle),
      size: 6,
      align: 'middle',
      tone: 'grey',
      turn: 90 * side,
    });
  });
  const label = shortened([String(card), name, className].filter((part) => part !== '').join(' · '), 3.6, 80);
  const corner = { text: label, size: 3.6, tone: 'grey' } as const;
  return [
    { kind: 'area', path: markPath(CARD_CODE, card, left, upper, mark), tone: 'ink' },
    ...letters,
    textShape({ ...corner, x: 10, y: top + 8 }),
    textShape({ ...corner, x: A4.width - 10, y: top + height - 8, turn: 180 }),
  ];
}
