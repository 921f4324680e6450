import type { ToolPart } from '../../tool.ts';
import { CounterPicture, counterWords } from './picture.tsx';
import { CounterView } from './view.tsx';

export const counter: ToolPart = {
  shape: { version: 1, migrations: {} },
  View: CounterView,
  Picture: CounterPicture,
  wordsOf: counterWords,
};
