import { dicePanel } from '../../engines/chance/dice/panel.tsx';
import { diceTool } from './tool.ts';

export const DicePanel = dicePanel(diceTool);
