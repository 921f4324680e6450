import type { EdgedDescription } from '../../engines/drawing-instruments/edged/view.tsx';
import type { InstrumentShape } from '../../engines/drawing-instruments/shapes.ts';

export const RULER_CM = 20;
/** The distance from the end of the ruler to its first mark, and its height. */
const MARGIN_CM = 0.6;
const HEIGHT_CM = 2.8;

export const rulerTool: EdgedDescription = {
  name: { zh: '直尺', en: 'Ruler' },
  down: 0.55,
  shape: (cm): InstrumentShape => {
    const [w, h] = [(RULER_CM / 2 + MARGIN_CM) * cm, (HEIGHT_CM / 2) * cm];
    const zero = [(-RULER_CM / 2) * cm, -h] as const;
    return {
      corners: [
        [-w, -h],
        [w, -h],
        [w, h],
        [-w, h],
      ],
      sides: [
        [0, 1],
        [3, 2],
      ],
      anchors: [zero],
      scales: [{ from: zero, inward: 1, cm: RULER_CM }],
      controls: [-w + 24, h - 23],
      knob: [w - 28, h - 25],
    };
  },
};
