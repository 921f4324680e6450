import type { OfferedHint } from '@lectern/questions';
import { Button, Stack, Text, useTextsOf } from '@lectern/ui';
import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { ContentView } from '../content/content-view.tsx';
import classes from './question.module.css';
import { questionTexts } from './question-texts.ts';

interface HintsProps {
  readonly hints: readonly OfferedHint[];
  readonly requested: readonly string[];
  readonly onRequest: ((id: string) => void) | undefined;
  readonly locked: boolean | undefined;
}

/** The requested hints, and a button for the next one with its cost. */
export function Hints({ hints, requested, onRequest, locked }: HintsProps): ReactNode {
  const texts = useTextsOf(questionTexts);
  const next = hints.findIndex(({ id }) => !requested.includes(id));
  const offered = hints[next];
  return (
    <Stack gap={2} items="start">
      {hints.map(({ id, content }, index) =>
        requested.includes(id) ? (
          <Stack key={id} gap={1} className={classes.hint} role="status">
            <Text tone="warning" weight="medium">
              {texts.hint(index + 1)}
            </Text>
            {content ? <ContentView content={content} /> : <Text tone="quiet">{texts.loading}</Text>}
          </Stack>
        ) : null,
      )}
      {offered && onRequest && !locked ? (
        <Button icon={<Lightbulb />} className={classes.control} onClick={() => onRequest(offered.id)}>
          {texts.askHint(next + 1, offered.cost)}
        </Button>
      ) : null}
    </Stack>
  );
}
