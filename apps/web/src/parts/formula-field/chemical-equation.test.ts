import { formulaProblem } from '@lectern/stage/view';
import { validateLatex } from 'mathlive/ssr';
import { describe, expect, it } from 'vitest';
import { chemicalLatex, withChemistry } from './chemical-equation.ts';

describe('typed chemistry', () => {
  it.each([
    ['H2O', '\\mathrm{H}_{2}\\mathrm{O}'],
    ['SO4^2-', '\\mathrm{S}\\mathrm{O}_{4}^{2-}'],
    ['Na+', '\\mathrm{Na}^{+}'],
    ['OH-', '\\mathrm{O}\\mathrm{H}^{-}'],
    ['Fe^{3+}', '\\mathrm{Fe}^{3+}'],
    ['[Cu(NH3)4]^2+', '[\\mathrm{Cu}(\\mathrm{N}\\mathrm{H}_{3})_{4}]^{2+}'],
    ['CuSO4*5H2O', '\\mathrm{Cu}\\mathrm{S}\\mathrm{O}_{4}\\cdot 5\\mathrm{H}_{2}\\mathrm{O}'],
    ['^{14}_{6}C', '{}^{14}_{6}\\mathrm{C}'],
    ['NaCl(aq)', '\\mathrm{Na}\\mathrm{Cl}\\text{(aq)}'],
    [
      '2H2 + O2 =[点燃] 2H2O',
      '2\\mathrm{H}_{2}+\\mathrm{O}_{2}\\xlongequal{\\text{点燃}}2\\mathrm{H}_{2}\\mathrm{O}',
    ],
    [
      'CaCO3 ->[高温] CaO + CO2 ^',
      '\\mathrm{Ca}\\mathrm{C}\\mathrm{O}_{3}\\xrightarrow{\\text{高温}}\\mathrm{Ca}\\mathrm{O}+\\mathrm{C}\\mathrm{O}_{2}\\uparrow ',
    ],
    [
      'Ag+ + Cl- -> AgCl v',
      '\\mathrm{Ag}^{+}+\\mathrm{Cl}^{-}\\rightarrow \\mathrm{Ag}\\mathrm{Cl}\\downarrow ',
    ],
    [
      'N2 + 3H2 <=>[高温高压][催化剂] 2NH3',
      '\\mathrm{N}_{2}+3\\mathrm{H}_{2}\\xrightleftharpoons[\\text{催化剂}]{\\text{高温高压}}2\\mathrm{N}\\mathrm{H}_{3}',
    ],
    [
      '2H2O2 =[MnO2] 2H2O + O2↑',
      /\\xlongequal\{\\mathrm\{Mn\}\\mathrm\{O\}_\{2\}\}.*\\mathrm\{O\}_\{2\}\\uparrow $/,
    ],
    ['1/2 O2', '\\frac{1}{2}\\mathrm{O}_{2}'],
    ['Zn+H2SO4=ZnSO4+H2^', /^\\mathrm\{Zn\}\+\\mathrm\{H\}.*=.*\\mathrm\{H\}_\{2\}\\uparrow $/],
  ])('%s is valid LaTeX for KaTeX and for the visual editor', async (typed, latex) => {
    const written = chemicalLatex(typed);
    if (typeof latex === 'string') expect(written).toBe(latex);
    else expect(written).toMatch(latex);
    expect(await formulaProblem(written)).toBeUndefined();
    expect(validateLatex(written)).toEqual([]);
  });

  it.each(['\\frac{', '}{', '^^__', '$%&#~', '->[', '=[\\input{x}]', '((((', '<=>[][]', '\\'])(
    '%s is not chemistry and is converted to valid LaTeX',
    async (typed) => {
      expect(await formulaProblem(chemicalLatex(typed))).toBeUndefined();
    },
  );
});

describe('withChemistry', () => {
  it.each([
    ['', 'O2 ↑', '\\mathrm{O}_{2}\\uparrow'],
    ['\\alpha', 'nCO2', '\\alpha n\\mathrm{C}\\mathrm{O}_{2}'],
    ['x^2', '  ', 'x^2'],
  ])('appends to "%s" the typed "%s"', (latex, typed, whole) =>
    expect(withChemistry(latex, typed)).toBe(whole),
  );
});
