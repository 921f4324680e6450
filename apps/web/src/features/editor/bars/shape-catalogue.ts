import type { zh } from './locale/zh.ts';

export type ShapeName = keyof typeof zh.shape;
export type ShapeGroup = keyof typeof zh.shapes;

/** The shapes of the picker, by what a teacher looks for. The rest of the 187 come with imported files. */
export const shapeGroups: readonly { readonly group: ShapeGroup; readonly shapes: readonly ShapeName[] }[] = [
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
