import type { ToolPart } from '../../tool.ts';
import { CalculatorPicture, calculatorWords } from './picture.tsx';
import { CalculatorView } from './view.tsx';

export const calculator: ToolPart = {
  shape: { version: 1, migrations: {} },
  View: CalculatorView,
  Picture: CalculatorPicture,
  wordsOf: calculatorWords,
};
