import { edgedPart } from '../../engines/drawing-instruments/edged/part.ts';
import { rightSetSquareTool } from './tool.ts';

export const rightSetSquare = edgedPart(rightSetSquareTool);
