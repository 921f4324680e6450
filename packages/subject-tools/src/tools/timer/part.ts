import { TimerPicture, timerWords } from '../../engines/class-time/timer/picture.tsx';
import { TimerView } from '../../engines/class-time/timer/view.tsx';
import type { ToolPart } from '../../tool.ts';

export const timer: ToolPart = {
  shape: { version: 1, migrations: {} },
  View: TimerView,
  Picture: TimerPicture,
  wordsOf: timerWords,
};
