import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { formulaProblem } from './formula-problem.ts';
import { formulaEngine, InlineFormula, inlineFormulaMarkup, inlineFormulaStyle } from './inline-formula.tsx';

const engine = { render: (latex: string, display: boolean) => `<b>${latex} ${display}</b>` };

it('inlineFormulaMarkup typesets a formula in its line, large when it is displayed', () => {
  expect(inlineFormulaMarkup(engine, 'x', false)).toBe('<b>x false</b>');
  expect(inlineFormulaMarkup(engine, 'x', true)).toBe('<b>\\displaystyle x false</b>');
});

it('an inline formula has the size of the text around it', () => {
  expect(inlineFormulaStyle.fontSize).toBe(`${1 / 1.21}em`);
});

it('InlineFormula shows the markup of the engine once it is loaded', async () => {
  await formulaEngine.load();
  const html = renderToStaticMarkup(<InlineFormula latex="x^2" display={false} />);
  expect(html).toMatch(/^<span data-formula="" style="[^"]*"><span class="katex">/);
  expect(html).not.toContain('data-loading');
  const large = renderToStaticMarkup(<InlineFormula latex="\frac12" display />);
  expect(large).not.toBe(renderToStaticMarkup(<InlineFormula latex="\frac12" display={false} />));
});

it('formulaProblem returns the message of the engine for a formula that it cannot parse', async () => {
  expect(await formulaProblem('\\frac{1}{2}')).toBeUndefined();
  expect(await formulaProblem('\\frac{1')).toMatch(/^Expected '}'|^Unexpected end/);
  expect((await formulaProblem(`\\${'nope'.repeat(100)}`))?.length).toBe(200);
});
