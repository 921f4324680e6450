import type { DiceDescription } from '../../engines/chance/dice/model.ts';

/** A coin, and common dice. */
export const diceTool: DiceDescription = {
  sides: [2, 4, 6, 8, 10, 12, 20],
  usual: { sides: 6, count: 1 },
  most: 6,
};
