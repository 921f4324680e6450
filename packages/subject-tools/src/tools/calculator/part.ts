import { padPart } from '../../engines/arithmetic/pad/part.ts';
import { calculatorTool } from './tool.ts';

export const calculator = padPart(calculatorTool);
