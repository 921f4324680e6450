import { CalculatorPicture, calculatorWords } from '../../engines/arithmetic/pad/picture.tsx';
import { CalculatorView } from '../../engines/arithmetic/pad/view.tsx';
import type { ToolPart } from '../../tool.ts';

export const calculator: ToolPart = {
  shape: { version: 1, migrations: {} },
  View: CalculatorView,
  Picture: CalculatorPicture,
  wordsOf: calculatorWords,
};
