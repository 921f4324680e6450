import { counterPanel } from '../../engines/number-displays/counter/panel.tsx';
import { counterTool } from './tool.ts';

export const CounterPanel = counterPanel(counterTool);
