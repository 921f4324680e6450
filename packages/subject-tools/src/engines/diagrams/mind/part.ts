import { partOver } from '../../../engine.tsx';
import { MindPicture, mindPictureWords } from './picture.tsx';
import { MindView } from './view.tsx';

export const mindPart = partOver({
  shape: { version: 1, migrations: {} },
  View: MindView,
  Picture: MindPicture,
  wordsOf: mindPictureWords,
});
