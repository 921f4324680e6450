import { mindPart } from '../../engines/diagrams/mind/part.ts';
import { mindTool } from './tool.ts';

export const mind = mindPart(mindTool);
