import { Button, ErrorState } from '@lectern/ui';
import { CircleAlert } from 'lucide-react';
import { messageOf } from '../../platform/api/api-error.ts';
import { usePersonalTexts } from './personal/personal-texts.ts';

/** What could not be read, and the way to try again. */
export function LoadFailed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const texts = usePersonalTexts();
  return (
    <ErrorState
      icon={<CircleAlert />}
      title={texts('loadFailed')}
      text={messageOf(error)}
      action={<Button onClick={onRetry}>{texts('retry')}</Button>}
    />
  );
}
