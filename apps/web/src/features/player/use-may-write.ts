import { Signal } from '@lectern/base';
import { EditPermission } from '@lectern/protocol/constants';
import { useSignal } from '@lectern/ui/use-signal';
import { useEffect, useState } from 'react';
import type { ShownCourseware } from '../../parts/courseware/index.ts';

const NOT_KNOWN = new Signal(undefined);

/**
 * Whether changes made in class may be written into the courseware now; true until it is known. Ink needs no
 * permission, because it belongs to the lesson.
 */
export function useMayWrite({ permission, arrival }: ShownCourseware): boolean {
  const [atOpening, setAtOpening] = useState<EditPermission>(EditPermission.EDIT);
  useEffect(() => {
    let left = false;
    void permission.then((known) => {
      if (!left) setAtOpening(known);
    });
    return () => {
      left = true;
    };
  }, [permission]);
  const arrived = useSignal(arrival);
  const now = useSignal(arrived.type === 'there' ? arrived.live.permission : NOT_KNOWN);
  return (now ?? atOpening) === EditPermission.EDIT;
}
