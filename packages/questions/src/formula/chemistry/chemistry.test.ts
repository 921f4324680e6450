import { describe, expect, it } from 'vitest';
import { balance, isBalanced } from './balance.ts';
import { type ChemicalEquation, parseChemicalEquation } from './chemical-equation.ts';
import { chemicalEquationEquals } from './compare-equations.ts';

function equationOf(text: string): ChemicalEquation {
  const parsed = parseChemicalEquation(text);
  if (!parsed.ok) throw new Error(`${parsed.problem} ${parsed.text}`);
  return parsed.equation;
}

describe('parseChemicalEquation', () => {
  it.each([
    ['2H2+O2=点燃=2H2O', '2H_2+O_2\\xlongequal{点燃}2H_2O'],
    ['CaCO3=(高温)=CaO+CO2↑', '\\ce{CaCO3 ->[高温] CaO + CO2 ^}'],
    ['Fe³⁺+3OH⁻=Fe(OH)₃↓', '\\ce{Fe^3+ + 3OH^- -> Fe(OH)3 v}'],
    ['CuSO4·5H2O=CuSO4+5H2O', 'CuSO_4\\cdot 5H_2O→CuSO_4+5H_2O'],
    ['N2+3H2⇌2NH3', 'N_2+3H_2\\rightleftharpoons 2NH_3'],
    ['2KMnO4=△=K2MnO4+MnO2+O2↑', '2KMnO_4\\xrightarrow{加热}K_2MnO_4+MnO_2+O_2\\uparrow'],
  ])('returns the same equation for %s and %s', (one, other) => {
    expect(equationOf(one)).toEqual(equationOf(other));
  });

  it('reads charges, hydrates and electrons', () => {
    const { left, right } = equationOf('Cu^{2+}+2e^-=Cu');
    expect(left.map(({ charge }) => charge)).toEqual([2n, -1n]);
    expect(right.map(({ charge }) => charge)).toEqual([0n]);
    const [hydrate] = equationOf('CuSO4·5H2O=CuSO4+5H2O').left;
    expect(Object.fromEntries(hydrate?.atoms ?? [])).toEqual({ Cu: 1n, S: 1n, O: 9n, H: 10n });
  });

  it.each([
    ['2H2+O2', 'no-arrow'],
    ['H2+Xx=H2O', 'species'],
    ['A=B=C', 'no-arrow'],
    [`${'('.repeat(50)}H=H`, 'species'],
    ['H2+=H2O', 'species'],
    ['H'.repeat(2000), 'too-long'],
  ])('returns an error for %s', (text, problem) => {
    expect(parseChemicalEquation(text)).toMatchObject({ ok: false, problem });
  });
});

describe('balance', () => {
  it.each([
    ['H2+O2=H2O', [2, 1, 2]],
    ['KMnO4+HCl=KCl+MnCl2+Cl2+H2O', [2, 16, 2, 2, 5, 8]],
    ['Fe+H2O=Fe3O4+H2', [3, 4, 1, 4]],
    ['C3H8+O2=CO2+H2O', [1, 5, 3, 4]],
    ['Cu+HNO3=Cu(NO3)2+NO+H2O', [3, 8, 3, 2, 4]],
    ['MnO4^-+Fe^{2+}+H^+=Mn^{2+}+Fe^{3+}+H2O', [1, 5, 8, 1, 5, 4]],
    ['Al+OH^-+H2O=AlO2^-+H2', [2, 2, 2, 2, 3]],
  ])('returns the smallest whole coefficients of %s', (text, coefficients) => {
    expect(balance(equationOf(text))?.map(Number)).toEqual(coefficients);
  });

  it.each([
    ['there are none', 'H2+O2=NaCl'],
    ['a coefficient would be negative', 'H2+H2O=O2+H2O'],
    ['several ratios are possible', 'H2O2+KMnO4+H2SO4=MnSO4+K2SO4+O2+H2O'],
  ])('returns undefined when %s', (_name, text) => {
    expect(balance(equationOf(text))).toBeUndefined();
  });

  it('agrees with isBalanced for coefficients that are written', () => {
    expect(isBalanced(equationOf('2H2+O2=2H2O'))).toBe(true);
    expect(isBalanced(equationOf('H2+O2=H2O'))).toBe(false);
    expect(isBalanced(equationOf('Fe^{3+}+Fe=2Fe^{2+}'))).toBe(false);
  });
});

describe('chemicalEquationEquals', () => {
  const key = '2KMnO4\\xlongequal{\\triangle}K2MnO4+MnO2+O2\\uparrow';
  it.each([
    ['2KMnO4=加热=MnO2+K2MnO4+O2↑', {}, 'same-equation'],
    ['2KMnO4=K2MnO4+MnO2+O2', {}, 'same-equation'],
    ['2KMnO4=K2MnO4+MnO2+O2↑', { conditions: 'required' }, 'other-conditions'],
    ['2KMnO4=点燃=K2MnO4+MnO2+O2↑', {}, 'other-conditions'],
    ['2KMnO4=点燃=K2MnO4+MnO2+O2↑', { conditions: 'ignored' }, 'same-equation'],
    ['2KMnO4=△=K2MnO4+MnO2+O2', { marks: 'required' }, 'other-marks'],
    ['4KMnO4=△=2K2MnO4+2MnO2+2O2↑', {}, 'not-smallest'],
    ['4KMnO4=△=2K2MnO4+2MnO2+2O2↑', { allowsMultiples: true }, 'same-equation'],
    ['KMnO4=△=K2MnO4+MnO2+O2↑', {}, 'not-balanced'],
    ['2KMnO4=△=K2MnO4+MnO+O2↑', {}, 'other-substances'],
    ['2KMnO4⇌K2MnO4+MnO2+O2↑', {}, 'other-arrow'],
    ['2KMnO4', {}, 'answer-not-understood'],
  ] as const)('returns the reason for %s with %j: %s', (answer, options, reason) => {
    expect(chemicalEquationEquals(key, answer, options).reason).toBe(reason);
  });

  it('returns unknown when a substance has the same atoms and another spelling', () => {
    const verdict = chemicalEquationEquals('CH3COOH+NaOH=CH3COONa+H2O', 'C2H4O2+NaOH=CH3COONa+H2O');
    expect(verdict).toEqual({ result: 'unknown', reason: 'other-spelling' });
  });
});
