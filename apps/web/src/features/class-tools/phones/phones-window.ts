import type { ClassToolProps } from '../../../parts/class-tools/index.ts';

/** The tool that holds the lesson open for phones. */
const PHONES = 'phones';

/** Opens the window of the phones where it is not open, as the code in a corner. */
export function foldPhones({ lesson, open }: Pick<ClassToolProps, 'lesson' | 'open'>): void {
  lesson.state(PHONES).change({ folded: true });
  open(PHONES);
}
