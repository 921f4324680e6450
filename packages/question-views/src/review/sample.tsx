import type { Content } from '@lectern/questions';
import { Stack, Text, useTextsOf } from '@lectern/ui';
import type { ReactNode } from 'react';
import { ContentView } from '../content/content-view.tsx';
import classes from './mark.module.css';
import { reviewTexts } from './review-texts.ts';

/** The author's sample answer; nothing where there is none. */
export function Sample({ content }: { readonly content: Content | undefined }): ReactNode {
  const texts = useTextsOf(reviewTexts);
  if (content === undefined) return null;
  return (
    <Stack gap={1} className={classes.sample}>
      <Text tone="accent" weight="medium">
        {texts.sample}
      </Text>
      <ContentView content={content} />
    </Stack>
  );
}
