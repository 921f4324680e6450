import { ClockPicture, clockWords } from '../../engines/number-displays/clock/picture.tsx';
import { ClockView } from '../../engines/number-displays/clock/view.tsx';
import type { ToolPart } from '../../tool.ts';

export const clock: ToolPart = {
  shape: { version: 1, migrations: {} },
  View: ClockView,
  Picture: ClockPicture,
  wordsOf: clockWords,
};
