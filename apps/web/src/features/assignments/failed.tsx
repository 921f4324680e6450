import { Button, ErrorState } from '@lectern/ui';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { messageOf } from '../../platform/api/api-error.ts';
import { useAssignmentTexts } from './locale/index.ts';

/** Says that data failed to load, with the reason and a button that tries again. */
export function Failed({
  error,
  onAgain,
}: {
  readonly error: unknown;
  readonly onAgain: () => void;
}): ReactNode {
  const t = useAssignmentTexts();
  return (
    <ErrorState
      icon={<CircleAlert />}
      title={t('loadFailed')}
      text={messageOf(error)}
      action={<Button onClick={onAgain}>{t('retry')}</Button>}
    />
  );
}
