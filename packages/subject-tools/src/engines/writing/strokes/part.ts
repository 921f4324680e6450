import { partOver } from '../../../engine.tsx';
import { WritingPicture, writingWords } from './picture.tsx';
import { WritingView } from './view.tsx';

export const strokesPart = partOver({
  shape: { version: 1, migrations: {} },
  View: WritingView,
  Picture: WritingPicture,
  wordsOf: writingWords,
});
