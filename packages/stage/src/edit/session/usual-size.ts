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
/** The sides of a triangle with two equal sides, whose third side is horizontal. */
const EQUAL_SIDES: Size = { w: 172, h: 150 };

/** A polygon or star with an odd number of corners, of this ratio of width to height. */
const regular = (ratio: number): Size => ({ w: Math.round(150 * ratio), h: 150 });

/** Default sizes of shapes whose proportions are not square, by their names in PowerPoint. Logical pixels. */
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
  pentagon: regular(1.0515),
  heptagon: regular(1.0257),
  nonagon: regular(1.0154),
  hendecagon: regular(1.0103),
  decagon: regular(1.0515),
  star5: regular(1.0515),
  star6: regular(0.866),
  star7: regular(1.0257),
  star10: regular(0.9511),
  nonIsoscelesTrapezoid: BOX,
  bevel: BOX,
  halfFrame: SQUARE,
  diagStripe: SQUARE,
  funnel: { w: 150, h: 120 },
  swooshArrow: LOW_BOX,
  can: { w: 120, h: 150 },
  leftBracket: { w: 20, h: 150 },
  rightBracket: { w: 20, h: 150 },
  leftBrace: { w: 30, h: 150 },
  rightBrace: { w: 30, h: 150 },
  rightArrow: FLAT,
  leftArrow: FLAT,
  notchedRightArrow: FLAT,
  stripedRightArrow: FLAT,
  curvedUpArrow: FLAT,
  curvedDownArrow: FLAT,
  curvedRightArrow: { w: 100, h: 180 },
  curvedLeftArrow: { w: 100, h: 180 },
  leftRightUpArrow: { w: 200, h: 130 },
  rightArrowCallout: BOX,
  leftArrowCallout: BOX,
  leftRightArrowCallout: { w: 240, h: 120 },
  upDownArrowCallout: { w: 130, h: 200 },
  homePlate: FLAT,
  upArrow: UPRIGHT,
  downArrow: UPRIGHT,
  leftRightArrow: { w: 240, h: 100 },
  upDownArrow: { w: 100, h: 240 },
  ribbon: { w: 240, h: 120 },
  ribbon2: { w: 240, h: 120 },
  ellipseRibbon: { w: 240, h: 120 },
  ellipseRibbon2: { w: 240, h: 120 },
  leftRightRibbon: { w: 240, h: 120 },
  irregularSeal1: BOX,
  irregularSeal2: BOX,
  doubleWave: LOW_BOX,
  horizontalScroll: LOW_BOX,
  wave: LOW_BOX,
  verticalScroll: { w: 130, h: 150 },
  flowChartDecision: BOX,
  flowChartTerminator: { w: 200, h: 70 },
  flowChartConnector: SQUARE,
  flowChartOffpageConnector: SQUARE,
  flowChartSummingJunction: SQUARE,
  flowChartOr: SQUARE,
  flowChartMagneticTape: SQUARE,
  flowChartCollate: { w: 110, h: 150 },
  flowChartSort: { w: 120, h: 150 },
  flowChartExtract: EQUAL_SIDES,
  flowChartMerge: EQUAL_SIDES,
  flowChartMagneticDisk: { w: 130, h: 150 },
};

/** The default size of a shape that is added by a single click. */
export function usualSizeOf(preset: string): Size {
  const own = ownValue(SIZES, preset);
  if (own) return own;
  if (/^flowChart|Callout\d?$|^callout\d$/.test(preset)) return LOW_BOX;
  return /^(round|snip)/.test(preset) ? BOX : SQUARE;
}
