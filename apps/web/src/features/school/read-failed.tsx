import { Button, ErrorState } from '@lectern/ui';
import { CircleAlert } from 'lucide-react';
import { messageOf } from '../../platform/api/api-error.ts';
import { useSchoolTexts } from './locale/index.ts';

/** Shown instead of content that failed to load. */
export function ReadFailed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const texts = useSchoolTexts();
  return (
    <ErrorState
      icon={<CircleAlert />}
      title={texts('loadFailed')}
      text={messageOf(error)}
      action={<Button onClick={onRetry}>{texts('retry')}</Button>}
    />
  );
}
