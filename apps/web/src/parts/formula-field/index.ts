export { chemicalLatex, withChemistry } from './chemical-equation.ts';
export { FormulaField, MathField, type MathHands } from './lazy-fields.tsx';
export { hasEmptyBoxes, plainLatex } from './plain-latex.ts';
