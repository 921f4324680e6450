import { readyQuestions } from '../../ready-question.ts';
import * as functions from './functions.ts';
import * as pictures from './pictures.ts';
import * as sets from './sets.ts';
import * as trigonometry from './trigonometry.ts';

export const book = readyQuestions({
  id: 'aa7668ef-90c7-56b8-9b8b-f75ed5b89f47',
  stage: '高中',
  chapters: [
    sets.concept,
    sets.relations,
    sets.operations,
    sets.conditions,
    sets.quantifiers,
    sets.inequalities,
    sets.basicInequality,
    sets.quadratic,
    functions.concept,
    functions.properties,
    functions.powers,
    sets.applied,
    functions.exponents,
    functions.exponentials,
    functions.logs,
    functions.logFunctions,
    functions.zeros,
    trigonometry.angles,
    trigonometry.concept,
    trigonometry.reduction,
    trigonometry.graphs,
    trigonometry.identities,
    trigonometry.sinusoid,
    trigonometry.applied,
  ],
  pictures: Object.values(pictures),
});
