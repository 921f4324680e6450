import type { ToolPart } from '../../tool.ts';
import { TimerPicture, timerWords } from './picture.tsx';
import { TimerView } from './view.tsx';

export const timer: ToolPart = {
  shape: { version: 1, migrations: {} },
  View: TimerView,
  Picture: TimerPicture,
  wordsOf: timerWords,
};
