import { readyQuestions } from '../../ready-question.ts';
import { fruit, house, lineTo20, queue, robot, sevenOfTen, solids, sticks } from './pictures.ts';
import { addition, one, play, six, sixSums, ten, zero } from './to-ten.ts';
import { carrying, review, shapes, teens } from './to-twenty.ts';

export const book = readyQuestions({
  id: 'f8daa671-09dd-527c-9cd8-e7b6e862f808',
  stage: '小学',
  chapters: [play, one, addition, zero, six, sixSums, ten, shapes, teens, carrying, review],
  pictures: [fruit, house, lineTo20, queue, robot, sevenOfTen, solids, sticks],
});
