import { ownValue } from '@lectern/base';

interface Size {
  readonly w: number;
  readonly h: number;
}

const SQUARE: Size = { w: 150, h: 150 };
const BOX: Size = { w: 200, h: 150 };
const LOW_BOX: Size = { w: 200, h: 130 };
const FLAT: Size = { w: 200, h: 100 };
const UPRIGHT: Size = { w: 100, h: 200 };
/** Two sides that are one length long, when the third lies flat. */
const EQUAL_SIDES: Size = { w: 172, h: 150 };

/** The shapes whose own proportions are not those of a square, by their names in PowerPoint. Logical pixels. */
const SIZES: Readonly<Record<string, Size>> = {
  rect: BOX,
  roundRect: BOX,
  plaque: BOX,
  parallelogram: BOX,
  trapezoid: BOX,
  cloud: BOX,
  bracketPair: BOX,
  bracePair: BOX,
  triangle: EQUAL_SIDES,
  hexagon: EQUAL_SIDES,
  can: { w: 120, h: 150 },
  leftBracket: { w: 20, h: 150 },
  rightBracket: { w: 20, h: 150 },
  leftBrace: { w: 30, h: 150 },
  rightBrace: { w: 30, h: 150 },
  rightArrow: FLAT,
  leftArrow: FLAT,
  notchedRightArrow: FLAT,
  homePlate: FLAT,
  upArrow: UPRIGHT,
  downArrow: UPRIGHT,
  leftRightArrow: { w: 240, h: 100 },
  upDownArrow: { w: 100, h: 240 },
  ribbon2: { w: 240, h: 120 },
  wave: LOW_BOX,
  verticalScroll: { w: 130, h: 150 },
  wedgeRectCallout: LOW_BOX,
  wedgeRoundRectCallout: LOW_BOX,
  wedgeEllipseCallout: LOW_BOX,
  cloudCallout: LOW_BOX,
  flowChartProcess: LOW_BOX,
  flowChartDecision: BOX,
  flowChartInputOutput: LOW_BOX,
  flowChartDocument: LOW_BOX,
  flowChartTerminator: { w: 200, h: 70 },
};

/** The size of a shape that is put on the page by a mere click: in its own proportions. */
export function usualSizeOf(preset: string): Size {
  return ownValue(SIZES, preset) ?? SQUARE;
}
