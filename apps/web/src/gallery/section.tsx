import { Stack } from '@lectern/ui';
import type { ReactNode } from 'react';
import classes from './gallery.module.css';

export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack as="section" gap={3} className={classes.section} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </Stack>
  );
}
