import { DicePicture, diceWords } from '../../engines/chance/dice/picture.tsx';
import { DiceView } from '../../engines/chance/dice/view.tsx';
import type { ToolPart } from '../../tool.ts';

export const dice: ToolPart = {
  shape: { version: 1, migrations: {} },
  View: DiceView,
  Picture: DicePicture,
  wordsOf: diceWords,
};
