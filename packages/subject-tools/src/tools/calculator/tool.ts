import type { PadDescription } from '../../engines/arithmetic/pad/model.ts';

/** The pad that replaces the calculator program for clients without one. */
export const calculatorTool: PadDescription = {
  name: { zh: '计算器', en: 'Calculator' },
  kinds: ['standard', 'scientific'],
};
