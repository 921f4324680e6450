import type { ClassToolProps } from '../../../parts/class-tools/index.ts';

/** Id of the tool that opens the lesson for phones. */
const PHONES = 'phones';

/** Key of the lesson's state with the open tools. */
const OPEN_TOOLS = 'open-tools';

/** Opens the window of the phones folded in a corner; an open window stays unchanged. */
export function foldPhones({ lesson, open }: Pick<ClassToolProps, 'lesson' | 'open'>): void {
  if (PHONES in lesson.state(OPEN_TOOLS).get()) return;
  lesson.state(PHONES).change({ goesOn: true, folded: true });
  open(PHONES);
}
