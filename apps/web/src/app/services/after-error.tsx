import { Stack, Text } from '@lectern/ui';
import type { ReactNode } from 'react';
import { useAppTexts } from '../app-texts.ts';
import classes from './after-error.module.css';
import { FeedbackButton } from './feedback-button.tsx';
import { showsInside } from './shows-inside.ts';

/** Actions on the error screen besides reloading. */
export function AfterError({ error }: { readonly error: unknown }): ReactNode {
  return (
    <Stack gap={4} items="center">
      <FeedbackButton error={error} />
      <Inside error={error} />
    </Stack>
  );
}

/** Details of an error, for developers. */
function Inside({ error }: { readonly error: unknown }): ReactNode {
  const texts = useAppTexts();
  if (!showsInside(location.hostname, import.meta.env.DEV)) return null;
  return (
    <Text as="details" size="small" tone="quiet" className={classes.details}>
      <summary>{texts('failure.details')}</summary>
      <pre>{error instanceof Error ? (error.stack ?? error.message) : String(error)}</pre>
    </Text>
  );
}
