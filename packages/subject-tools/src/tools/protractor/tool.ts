import type { EdgedDescription } from '../../engines/drawing-instruments/edged/view.tsx';
import type { InstrumentShape } from '../../engines/drawing-instruments/shapes.ts';

const RADIUS_CM = 8;

export const protractorTool: EdgedDescription = {
  name: { zh: '量角器', en: 'Protractor' },
  down: 0.7,
  shape: (cm): InstrumentShape => {
    const radius = RADIUS_CM * cm;
    return {
      corners: [
        [-radius, 0],
        [radius, 0],
      ],
      sides: [[0, 1]],
      radius,
      anchors: [[0, 0]],
      scales: [],
      controls: [-radius * 0.5, -26],
      knob: [radius * 0.5, -26],
    };
  },
};
