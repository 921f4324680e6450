import { partOver } from '../../../engine.tsx';
import { TimerPicture, timerWords } from './picture.tsx';
import { TimerView } from './view.tsx';

export const timerPart = partOver({
  shape: { version: 1, migrations: {} },
  View: TimerView,
  Picture: TimerPicture,
  wordsOf: timerWords,
});
