import { dicePart } from '../../engines/chance/dice/part.ts';
import { diceTool } from './tool.ts';

export const dice = dicePart(diceTool);
