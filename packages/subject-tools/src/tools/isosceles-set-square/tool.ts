import type { EdgedDescription } from '../../engines/drawing-instruments/edged/view.tsx';
import { setSquare } from '../../engines/drawing-instruments/shapes.ts';

const SIDE_CM = 12;

export const isoscelesSetSquareTool: EdgedDescription = {
  name: { zh: '等腰直角三角尺', en: '45° set square' },
  down: 0.55,
  shape: (cm) => setSquare(SIDE_CM, SIDE_CM, cm),
};
