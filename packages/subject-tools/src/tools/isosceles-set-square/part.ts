import { edgedPart } from '../../engines/drawing-instruments/edged/part.ts';
import { isoscelesSetSquareTool } from './tool.ts';

export const isoscelesSetSquare = edgedPart(isoscelesSetSquareTool);
