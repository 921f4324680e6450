/** The drawing instruments of the catalogue, in the order in which the menu shows them. */
export const INSTRUMENTS = [
  'Ruler',
  'IsoscelesSetSquare',
  'RightSetSquare',
  'Protractor',
  'Compass',
] as const;
