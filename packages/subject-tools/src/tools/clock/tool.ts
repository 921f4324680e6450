import type { ClockDescription } from '../../engines/number-displays/clock/model.ts';

/** A clock that is set and read, and that asks for times of a school day in steps of five minutes. */
export const clockTool: ClockDescription = {
  name: { zh: '钟表', en: 'Clock' },
  tasks: ['set', 'read', 'make', 'elapsed'],
  formats: ['12', '24', 'units'],
  // Ten past ten, at which the hands are apart.
  usual: (10 * 60 + 10) * 60,
  asks: { first: 6 * 3600, count: (14 * 60) / 5, step: 5 * 60 },
};
