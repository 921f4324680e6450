import type { CompassDescription } from '../../engines/drawing-instruments/compass/view.tsx';

export const compassTool: CompassDescription = {
  name: { zh: '圆规', en: 'Compass' },
};
