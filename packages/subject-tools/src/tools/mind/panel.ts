import { mindPanel } from '../../engines/diagrams/mind/panel.tsx';
import { mindTool } from './tool.ts';

export const MindPanel = mindPanel(mindTool);
