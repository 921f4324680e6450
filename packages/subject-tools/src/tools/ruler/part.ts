import { edgedPart } from '../../engines/drawing-instruments/edged/part.ts';
import { rulerTool } from './tool.ts';

export const ruler = edgedPart(rulerTool);
