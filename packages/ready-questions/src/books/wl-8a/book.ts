import { readyQuestions } from '../../ready-question.ts';
import * as light from './light-and-mass.ts';
import * as motion from './motion-and-sound.ts';
import * as pictures from './pictures.ts';

export const book = readyQuestions({
  id: 'e4b409db-40ad-5dda-a6ba-4d3c977cf752',
  stage: '初中',
  chapters: [
    motion.measuring,
    motion.describing,
    motion.speed,
    motion.sounding,
    motion.features,
    motion.noise,
    motion.temperature,
    motion.meltingPoint,
    motion.changes,
    motion.cooking,
    light.straight,
    light.reflecting,
    light.mirrors,
    light.refracting,
    light.imaging,
    light.density,
    light.weighing,
  ],
  pictures: Object.values(pictures),
});
