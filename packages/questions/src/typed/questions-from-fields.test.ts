import { expect, it } from 'vitest';
import { summaryOf } from '../../test/papers/paper-summary.ts';
import { questionsFromFields } from './questions-from-fields.ts';

it('returns a question of each row, whose texts are never read as numbers or labels', () => {
  const { questions, lines } = questionsFromFields([
    { place: 2, stem: '1. 首都是\nA. 哪里', choices: ['北京', '', '上海'], answer: 'C', score: '3' },
    { place: 3, stem: '2+3=____', choices: [], kind: '填空题', answer: '5' },
    { place: 4, stem: '为什么？', choices: [], analysis: '答案：略' },
  ]);
  expect(questions.map(summaryOf)).toEqual(['single C/2 *3', 'fill 5', 'short -']);
  expect(lines).toEqual([{ code: 'answer-missing', question: 2, state: 'unsure' }]);
});
