import { counterPart } from '../../engines/number-displays/counter/part.ts';
import { counterTool } from './tool.ts';

export const counter = counterPart(counterTool);
