import type { CounterDescription } from '../../engines/number-displays/counter/model.ts';

/** Beads on rods, an abacus and a tally. */
export const counterTool: CounterDescription = {
  name: { zh: '计数器', en: 'Place-value counter' },
  kinds: ['beads', 'abacus', 'tally'],
  rods: { least: 2, most: 9, usual: 5 },
};
