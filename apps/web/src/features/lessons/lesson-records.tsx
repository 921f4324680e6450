import { useSearchParams } from '../../platform/router/use-address.ts';
import { LessonList } from './lesson-list.tsx';
import { LessonRecord } from './lesson-record.tsx';

export interface LessonRecordsProps {
  readonly userId: string;
}

/** The lessons of a teacher, or the lesson in the address, so that reloading and the back button work. */
export function LessonRecords({ userId }: LessonRecordsProps) {
  const [query] = useSearchParams();
  const id = query.get('lesson');
  return id === null ? <LessonList userId={userId} /> : <LessonRecord key={id} userId={userId} id={id} />;
}
