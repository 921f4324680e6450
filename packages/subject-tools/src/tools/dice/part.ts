import type { ToolPart } from '../../tool.ts';
import { DicePicture, diceWords } from './picture.tsx';
import { DiceView } from './view.tsx';

export const dice: ToolPart = {
  shape: { version: 1, migrations: {} },
  View: DiceView,
  Picture: DicePicture,
  wordsOf: diceWords,
};
