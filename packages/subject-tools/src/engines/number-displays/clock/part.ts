import { partOver } from '../../../engine.tsx';
import { ClockPicture, clockWords } from './picture.tsx';
import { ClockView } from './view.tsx';

export const clockPart = partOver({
  shape: { version: 1, migrations: {} },
  View: ClockView,
  Picture: ClockPicture,
  wordsOf: clockWords,
});
