import { clockPart } from '../../engines/number-displays/clock/part.ts';
import { clockTool } from './tool.ts';

export const clock = clockPart(clockTool);
