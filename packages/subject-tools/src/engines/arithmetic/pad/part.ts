import { partOver } from '../../../engine.tsx';
import { CalculatorPicture, calculatorWords } from './picture.tsx';
import { CalculatorView } from './view.tsx';

export const padPart = partOver({
  shape: { version: 1, migrations: {} },
  View: CalculatorView,
  Picture: CalculatorPicture,
  wordsOf: calculatorWords,
});
