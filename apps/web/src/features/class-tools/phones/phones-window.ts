import type { ClassToolProps } from '../../../parts/class-tools/index.ts';

/** The tool that holds the lesson open for phones. */
const PHONES = 'phones';

/** Where a lesson keeps which tools are open. */
const OPEN_TOOLS = 'open-tools';

/** Opens the window of the phones as the code in a corner; one that is open already stays as it is. */
export function foldPhones({ lesson, open }: Pick<ClassToolProps, 'lesson' | 'open'>): void {
  if (PHONES in lesson.state(OPEN_TOOLS).get()) return;
  lesson.state(PHONES).change({ goesOn: true, folded: true });
  open(PHONES);
}
