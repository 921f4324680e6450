import { compassPart } from '../../engines/drawing-instruments/compass/part.ts';
import { compassTool } from './tool.ts';

export const compass = compassPart(compassTool);
