import type { ToolPart } from '../../tool.ts';
import { ClockPicture, clockWords } from './picture.tsx';
import { ClockView } from './view.tsx';

export const clock: ToolPart = {
  shape: { version: 1, migrations: {} },
  View: ClockView,
  Picture: ClockPicture,
  wordsOf: clockWords,
};
