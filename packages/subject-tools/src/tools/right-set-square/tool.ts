import type { EdgedDescription } from '../../engines/drawing-instruments/edged/view.tsx';
import { setSquare } from '../../engines/drawing-instruments/shapes.ts';

const SHORT_CM = 8;

export const rightSetSquareTool: EdgedDescription = {
  name: { zh: '直角三角尺', en: '30–60° set square' },
  down: 0.55,
  shape: (cm) => setSquare(SHORT_CM * Math.sqrt(3), SHORT_CM, cm),
};
