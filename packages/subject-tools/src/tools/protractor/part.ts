import { edgedPart } from '../../engines/drawing-instruments/edged/part.ts';
import { protractorTool } from './tool.ts';

export const protractor = edgedPart(protractorTool);
