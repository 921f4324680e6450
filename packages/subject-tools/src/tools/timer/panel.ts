import { timerPanel } from '../../engines/class-time/timer/panel.tsx';
import { timerTool } from './tool.ts';

export const TimerPanel = timerPanel(timerTool);
