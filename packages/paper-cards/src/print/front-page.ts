import { CARD_SIDES } from '../card.ts';
import { CARD_CODE } from '../code/card-words.ts';
import { A4, type PrintedCard } from './card-pages.ts';
import { markPath } from './mark-path.ts';
import { type SheetPage, type SheetShape, textShape } from './shapes.ts';
import { linesOf, shortened } from './text-width.ts';

/** The texts of the front page, in the language of the print. */
export interface FrontPageTexts {
  readonly title: string;
  readonly className: string;
  /** How cards are used, a paragraph each. */
  readonly steps: readonly string[];
  /** Above the list of cards. */
  readonly list: string;
}

const MARGIN = 18;
const STEP = { size: 4.4, line: 7 } as const;
const COLUMNS = 4;
const ROW = 6.2;
/** Width and height of the drawing of a card. */
const DRAWING = 44;

/** Returns the page that lies on top of the printed cards: how they are used, and which card is whose. */
export function frontPage(cards: readonly PrintedCard[], texts: FrontPageTexts): SheetPage {
  const width = A4.width - 2 * MARGIN;
  const shapes: SheetShape[] = [
    textShape({ text: texts.title, x: MARGIN, y: 24, size: 8, bold: true }),
    textShape({
      text: shortened(texts.className, 5, width),
      x: MARGIN,
      y: 34,
      size: 5,
      tone: 'grey',
    }),
    ...drawing(A4.width - MARGIN - DRAWING, 46),
  ];
  let y = 48;
  texts.steps.forEach((step, index) => {
    shapes.push(textShape({ text: `${index + 1}`, x: MARGIN, y, size: STEP.size, bold: true }));
    for (const line of linesOf(step, STEP.size, width - DRAWING - 18)) {
      shapes.push(textShape({ text: line, x: MARGIN + 8, y, size: STEP.size }));
      y += STEP.line;
    }
    y += 2;
  });
  y = Math.max(y, 46 + DRAWING) + 8;
  shapes.push({ kind: 'line', path: `M${MARGIN} ${y}h${width}`, tone: 'pale', dashed: false });
  y += 10;
  shapes.push(textShape({ text: texts.list, x: MARGIN, y, size: 5, bold: true }));
  return { ...A4, shapes: [...shapes, ...listOf(cards, y + 10, width)] };
}

/** Numbers and names in columns, read downwards. */
function listOf(cards: readonly PrintedCard[], top: number, width: number): SheetShape[] {
  const rows = Math.ceil(cards.length / COLUMNS);
  return cards.flatMap(({ card, name }, index) => {
    const x = MARGIN + (Math.floor(index / rows) * width) / COLUMNS;
    const y = top + (index % rows) * ROW;
    return [
      textShape({ text: String(card), x: x + 7, y, size: 4, align: 'end', tone: 'grey' }),
      textShape({ text: shortened(name, 4, width / COLUMNS - 12), x: x + 10, y, size: 4 }),
    ];
  });
}

/** A card with its four letters, as it is held. */
function drawing(left: number, top: number): SheetShape[] {
  const middle = DRAWING / 2;
  const square = 28;
  const at = (DRAWING - square) / 2;
  return [
    { kind: 'line', path: `M${left} ${top}h${DRAWING}v${DRAWING}h${-DRAWING}z`, tone: 'pale', dashed: false },
    { kind: 'area', path: markPath(CARD_CODE, 1, left + at, top + at, square), tone: 'ink' },
    ...CARD_SIDES.map((letter, side) => {
      const angle = (side * Math.PI) / 2;
      const away = DRAWING / 2 - 4;
      return textShape({
        text: letter,
        x: left + middle + away * Math.sin(angle),
        y: top + middle - away * Math.cos(angle),
        size: 5,
        align: 'middle',
        bold: side === 0,
        turn: 90 * side,
      });
    }),
  ];
}
