import { expect, it } from 'vitest';
import { builtInTableStyle } from './built-in-styles.ts';
import { newTable } from './new-table.ts';

it('a new table contains the whole definition of its style, for columns and totals that are turned on later', () => {
  const { style } = newTable(2, 2, 100);
  const known = builtInTableStyle(style?.id ?? '');
  // PowerPoint's line of one point is 1.3333 pixels
  const rounded = JSON.parse(JSON.stringify(known?.parts), (key, value) =>
    key === 'width' ? Math.round(value * 100) / 100 : value,
  );
  expect(style?.parts).toEqual(rounded);
});
