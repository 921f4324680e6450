import type { PadDescription } from '../../engines/arithmetic/pad/model.ts';

/** The pad that stands in for the calculator program of a client that has none. */
export const calculatorTool: PadDescription = {
  name: { zh: '计算器', en: 'Calculator' },
  kinds: ['standard', 'scientific'],
};
