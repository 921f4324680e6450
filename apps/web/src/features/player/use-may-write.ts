import { EditPermission } from '@lectern/protocol/constants';
import { useEffect, useState } from 'react';
import type { ShownCourseware } from '../../parts/courseware/index.ts';

/**
 * Whether what is done in class may go into the courseware; true until that is known. Decided when the show begins: a
 * permission that changes meanwhile does not take the pen out of the hand.
 */
export function useMayWrite({ permission }: ShownCourseware): boolean {
  const [mayWrite, setMayWrite] = useState(true);
  useEffect(() => {
    let left = false;
    void permission.then((known) => {
      if (!left) setMayWrite(known === EditPermission.EDIT);
    });
    return () => {
      left = true;
    };
  }, [permission]);
  return mayWrite;
}
