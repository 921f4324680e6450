import { CounterPicture, counterWords } from '../../engines/number-displays/counter/picture.tsx';
import { CounterView } from '../../engines/number-displays/counter/view.tsx';
import type { ToolPart } from '../../tool.ts';

export const counter: ToolPart = {
  shape: { version: 1, migrations: {} },
  View: CounterView,
  Picture: CounterPicture,
  wordsOf: counterWords,
};
