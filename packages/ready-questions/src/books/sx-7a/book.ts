import { readyQuestions } from '../../ready-question.ts';
import { combining, equations, expressions, polynomials, problems, solving, values } from './algebra.ts';
import { angled, figures, lines } from './geometry.ts';
import * as pictures from './pictures.ts';
import { adding, comparing, multiplying, powers, signs } from './rationals.ts';

export const book = readyQuestions({
  id: '516803ee-39e8-5506-a40f-9782a556548e',
  stage: '初中',
  chapters: [
    signs,
    comparing,
    adding,
    multiplying,
    powers,
    expressions,
    values,
    polynomials,
    combining,
    equations,
    solving,
    problems,
    figures,
    lines,
    angled,
  ],
  pictures: Object.values(pictures),
});
