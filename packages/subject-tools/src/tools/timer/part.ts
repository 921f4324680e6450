import { timerPart } from '../../engines/class-time/timer/part.ts';
import { timerTool } from './tool.ts';

export const timer = timerPart(timerTool);
