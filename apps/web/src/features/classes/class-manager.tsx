import { useSearchParams } from '../../platform/router/use-address.ts';
import { ClassList } from './list/class-list.tsx';
import { ClassScreen } from './one/class-screen.tsx';

export interface ClassManagerProps {
  readonly userId: string;
}

/** The list of a teacher's classes, or the class in the address, so that reloading and going back work. */
export function ClassManager({ userId }: ClassManagerProps) {
  const [query] = useSearchParams();
  const classId = query.get('class');
  if (classId === null) return <ClassList userId={userId} archived={query.get('place') === 'archived'} />;
  return <ClassScreen key={classId} userId={userId} classId={classId} tab={query.get('tab') ?? 'pupils'} />;
}
