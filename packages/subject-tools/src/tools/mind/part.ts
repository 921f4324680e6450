import { MindPicture, mindPictureWords } from '../../engines/diagrams/mind/picture.tsx';
import { MindView } from '../../engines/diagrams/mind/view.tsx';
import type { ToolPart } from '../../tool.ts';

export const mind: ToolPart = {
  shape: { version: 1, migrations: {} },
  View: MindView,
  Picture: MindPicture,
  wordsOf: mindPictureWords,
};
