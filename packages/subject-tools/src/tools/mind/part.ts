import type { ToolPart } from '../../tool.ts';
import { MindPicture, mindPictureWords } from './picture.tsx';
import { MindView } from './view.tsx';

export const mind: ToolPart = {
  shape: { version: 1, migrations: {} },
  View: MindView,
  Picture: MindPicture,
  wordsOf: mindPictureWords,
};
