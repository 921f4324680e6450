import { partOver } from '../../../engine.tsx';
import { CounterPicture, counterWords } from './picture.tsx';
import { CounterView } from './view.tsx';

export const counterPart = partOver({
  shape: { version: 1, migrations: {} },
  View: CounterView,
  Picture: CounterPicture,
  wordsOf: counterWords,
});
