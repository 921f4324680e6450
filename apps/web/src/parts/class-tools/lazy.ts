import { showToast } from '@lectern/ui';
import { playSound } from './sounds.ts';
import { translate } from './texts.ts';

/** Duration of the message, long enough to be read from the last row; milliseconds. */
const SHOWN_MS = 20_000;

/** Shows that a count-down of the class has finished while its teacher is on another screen. */
export function tellTimeIsUp(): void {
  playSound('alarm');
  showToast({
    kind: 'attention',
    text: translate('timeIsUp'),
    about: 'a timer of the class',
    lifetime: SHOWN_MS,
  });
}

export { noteOpening } from './class-tool.ts';
export { playSound } from './sounds.ts';
