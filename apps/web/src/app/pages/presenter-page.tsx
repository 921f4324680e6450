import { PresenterScreen } from '../../features/presenter/index.ts';
import type { GuardedPage } from '../guarded.tsx';
import { NotFoundScreen } from '../lazy-screen.tsx';
import { useCoursewareAddress } from './courseware-address.ts';

/** `/presenter?fileId=…`: the presenter view of another window's show. */
export function PresenterPage({ user }: Pick<GuardedPage, 'user'>) {
  const { documentId } = useCoursewareAddress();
  if (documentId === undefined) return <NotFoundScreen />;
  return <PresenterScreen key={documentId} documentId={documentId} user={user} />;
}
