import { clockPanel } from '../../engines/number-displays/clock/panel.tsx';
import { clockTool } from './tool.ts';

export const ClockPanel = clockPanel(clockTool);
