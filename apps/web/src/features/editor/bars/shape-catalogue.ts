import type { zh } from './locale/zh.ts';

export type ShapeName = keyof typeof zh.shape;
export type ShapeGroup = keyof typeof zh.shapes;

export interface ShapesOfGroup {
  readonly group: ShapeGroup;
  readonly shapes: readonly ShapeName[];
}

/** The shapes of the picker, by what a teacher looks for. The rest of the 187 come with imported files. */
export const shapeGroups: readonly ShapesOfGroup[] = [
  {
    group: 'basic',
    shapes: [
      ...([
        'rect',
        'roundRect',
        'ellipse',
        'triangle',
        'rtTriangle',
        'parallelogram',
        'trapezoid',
        'diamond',
      ] as const),
      ...(['pentagon', 'hexagon', 'heptagon', 'octagon', 'decagon', 'dodecagon', 'pie', 'chord'] as const),
      ...(['teardrop', 'frame', 'donut', 'arc', 'blockArc', 'cube', 'can', 'plaque'] as const),
      ...([
        'heart',
        'sun',
        'moon',
        'cloud',
        'lightningBolt',
        'smileyFace',
        'bracketPair',
        'bracePair',
      ] as const),
      ...(['leftBracket', 'rightBracket', 'leftBrace', 'rightBrace'] as const),
    ],
  },
  {
    group: 'arrows',
    shapes: [
      ...([
        'rightArrow',
        'leftArrow',
        'upArrow',
        'downArrow',
        'leftRightArrow',
        'upDownArrow',
        'bentArrow',
      ] as const),
      ...(['uturnArrow', 'curvedRightArrow', 'notchedRightArrow', 'homePlate', 'chevron'] as const),
    ],
  },
  {
    group: 'stars',
    shapes: [
      ...(['star4', 'star5', 'star6', 'star8', 'ribbon2', 'wave', 'verticalScroll'] as const),
      ...(['wedgeRectCallout', 'wedgeRoundRectCallout', 'wedgeEllipseCallout', 'cloudCallout'] as const),
    ],
  },
  {
    group: 'flow',
    shapes: [
      'flowChartProcess',
      'flowChartDecision',
      'flowChartInputOutput',
      'flowChartTerminator',
      'flowChartDocument',
    ],
  },
  {
    group: 'math',
    shapes: ['mathPlus', 'mathMinus', 'mathMultiply', 'mathDivide', 'mathEqual', 'mathNotEqual'],
  },
];

/** Shapes that a picture is cut to: those that enclose one room. */
export const pictureShapes: readonly ShapesOfGroup[] = [
  {
    group: 'basic',
    shapes: [
      ...(['rect', 'roundRect', 'ellipse', 'triangle', 'rtTriangle', 'parallelogram', 'trapezoid'] as const),
      ...(['diamond', 'pentagon', 'hexagon', 'heptagon', 'octagon', 'decagon', 'dodecagon'] as const),
      ...(['pie', 'chord', 'teardrop', 'frame', 'donut', 'plaque', 'heart', 'sun', 'moon', 'cloud'] as const),
    ],
  },
  { group: 'arrows', shapes: ['rightArrow', 'leftArrow', 'upArrow', 'downArrow', 'homePlate', 'chevron'] },
  {
    group: 'stars',
    shapes: [
      ...(['star4', 'star5', 'star6', 'star8', 'wave', 'flowChartDocument'] as const),
      ...(['wedgeRectCallout', 'wedgeRoundRectCallout', 'wedgeEllipseCallout', 'cloudCallout'] as const),
    ],
  },
];
