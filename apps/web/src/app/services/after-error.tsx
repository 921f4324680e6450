import { Stack } from '@lectern/ui';
import type { ReactNode } from 'react';
import { FeedbackButton } from './feedback-button.tsx';
import { Inside } from './inside.tsx';

/** Actions on the error screen besides reloading. */
export function AfterError({ error }: { readonly error: unknown }): ReactNode {
  return (
    <Stack gap={4} items="center">
      <FeedbackButton error={error} />
      <Inside error={error} />
    </Stack>
  );
}
