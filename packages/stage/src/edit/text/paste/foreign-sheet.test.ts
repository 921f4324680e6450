import { expect, it } from 'vitest';
import { foreignSheet } from './foreign-sheet.ts';

const EXCEL = `<!--table {mso-displayed-decimal-separator:"\\.";}
@page {margin:1in;}
td {color:black; font-weight:400; text-align:general; border:none;}
.xl65, .xl66 {font-weight:700; background:#FFC000;}
td.xl66 {border:.5pt solid windowtext;}
@media print { .xl65 {display:none} }
p.MsoNormal, li.MsoNormal {text-align:justify; color:red;}
table td .deep {color:blue}
a:hover {color:blue}
-->`;

it('foreignSheet returns the declarations of a class, of an element and of both, the stronger ones last', () => {
  const sheet = foreignSheet(EXCEL);
  const td = 'color:black; font-weight:400; text-align:general; border:none;;';
  expect(sheet.styleOf('td', undefined)).toBe(td);
  expect(sheet.styleOf('td', 'xl65')).toBe(`${td}font-weight:700; background:#FFC000;;`);
  expect(sheet.styleOf('td', 'xl66 other')).toBe(
    `${td}font-weight:700; background:#FFC000;;border:.5pt solid windowtext;;`,
  );
  expect(sheet.styleOf('p', 'MsoNormal')).not.toMatch(/justify/);
  expect(sheet.styleOf('span', 'deep')).toBe('');
  expect(sheet.styleOf('a', '__proto__')).toBe('');
});

it('foreignSheet reads a sheet of a million random letters in little time', () => {
  for (const css of ['{'.repeat(1e6), '.a,'.repeat(3e5), '.a{b:c}'.repeat(1.5e5), '/*'.repeat(5e5)]) {
    const before = process.cpuUsage();
    foreignSheet(css).styleOf('td', 'a');
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(4000);
  }
});
