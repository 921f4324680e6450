import { formulaProblem } from '@lectern/stage/view';
import { validateLatex } from 'mathlive/ssr';
import { describe, expect, it } from 'vitest';
import { hasEmptyBoxes, plainLatex } from '../../../../parts/formula-field/index.ts';
import { formulaTemplates, groupOfChapter, plainTemplate, shownTemplate } from './formula-templates.ts';

const all = formulaTemplates.flatMap(({ id, templates }) =>
  templates.map((template) => [`${id}: ${template.label.en}`, template] as const),
);

describe('formula templates', () => {
  it.each(all)('%s is valid for KaTeX and for the visual editor', async (_, template) => {
    expect(await formulaProblem(shownTemplate(template))).toBeUndefined();
    expect(await formulaProblem(plainTemplate(template.latex))).toBeUndefined();
    expect(validateLatex(template.latex.replaceAll(/#[@?]/g, '\\placeholder{}'))).toEqual([]);
  });

  it.each(formulaTemplates)('of $id have unique names', ({ templates }) => {
    const labels = templates.map(({ label }) => label.zh);
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
  });
});

describe('LaTeX written by the visual editor', () => {
  it.each([
    ['\\frac{\\placeholder{}}{2}', '\\frac{\\square }{2}'],
    ['\\placeholder[a]{x}+1', 'x+1'],
    ['\\int x\\,\\differentialD x', '\\int x\\,\\mathrm{d} x'],
    ['\\mleft(\\exponentialE^{\\imaginaryI\\pi}\\mright)', '\\left(\\mathrm{e}^{\\mathrm{i}\\pi}\\right)'],
    ['\\unicode{"2103}', '℃'],
    ['\\ce{H2O}+\\ce{2H2', '\\mathrm{H}_{2}\\mathrm{O}+\\ce{2H2'],
  ])('is converted to LaTeX that KaTeX reads: %s', async (written, plain) => {
    expect(plainLatex(written)).toBe(plain);
    if (!plain.includes('\\ce')) expect(await formulaProblem(plain)).toBeUndefined();
  });

  it('has empty boxes until each is filled', () => {
    expect(hasEmptyBoxes('\\frac{\\placeholder{}}{2}')).toBe(true);
    expect(hasEmptyBoxes('\\frac{\\placeholder{1}}{2}')).toBe(false);
  });
});

it.each([
  [{ stage: '小学', subject: '数学' }, 'primary'],
  [{ stage: '初中', subject: '数学' }, 'junior'],
  [{ stage: '高中', subject: '数学' }, 'senior'],
  [{ stage: '高中', subject: '化学' }, 'chemistry'],
  [{ stage: '初中', subject: '物理' }, 'physics'],
  [undefined, 'junior'],
] as const)('the formula templates open at the group of the taught chapter: %o', (chapter, group) => {
  expect(groupOfChapter(chapter)).toBe(group);
});
