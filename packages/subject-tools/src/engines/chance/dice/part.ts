import { partOver } from '../../../engine.tsx';
import { DicePicture, diceWords } from './picture.tsx';
import { DiceView } from './view.tsx';

export const dicePart = partOver({
  shape: { version: 1, migrations: {} },
  View: DiceView,
  Picture: DicePicture,
  wordsOf: diceWords,
});
