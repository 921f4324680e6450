/** The drawing instruments of the catalogue, in the order of a pencil case. */
export const INSTRUMENTS = [
  'Ruler',
  'IsoscelesSetSquare',
  'RightSetSquare',
  'Protractor',
  'Compass',
] as const;
