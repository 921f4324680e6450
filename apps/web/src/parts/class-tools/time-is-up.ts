import { showToast } from '@lectern/ui';
import { playSound } from './sounds.ts';
import { translate } from './texts.ts';

/** It is read from the last row, if anybody looks: milliseconds. */
const SHOWN_MS = 20_000;

/** A count-down of the class has ended while its teacher is elsewhere. */
export function tellTimeIsUp(): void {
  playSound('alarm');
  showToast({
    kind: 'attention',
    text: translate('timeIsUp'),
    about: 'a timer of the class',
    lifetime: SHOWN_MS,
  });
}
