import { Button, ErrorState } from '@lectern/ui';
import { CircleAlert } from 'lucide-react';
import { messageOf } from '../../platform/api/api-error.ts';
import { usePersonalTexts } from './personal/personal-texts.ts';

/** An error message with a retry button. */
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
