import type { WorkFile } from '@lectern/protocol/phone-views';
import { Column, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import { ownFiles } from './own-files.ts';
import { useQuestionTexts } from './question-texts.ts';

/** The share of the pupil's files that is sent, while any is; and the works that the teacher shows to the class. */
export function Works({ works }: { readonly works: readonly WorkFile[] }): ReactNode {
  const q = useQuestionTexts();
  const share = useSignal(ownFiles.progress);
  return (
    <>
      {share !== undefined && (
        <Text as="p" textAlign="center" role="status">
          {q('sendingFile', { percent: Math.round(share * 100) })}
        </Text>
      )}
      {works.length > 0 && (
        <Column as="section" gap={3}>
          <Text as="h2" size="title" weight="bold">
            {q('works')}
          </Text>
          {works.map(({ url, mime }, index) =>
            mime.startsWith('audio/') ? (
              // biome-ignore lint/a11y/useMediaCaption: a recording of a pupil has no captions
              <audio key={url} controls src={url} aria-label={q('work', { number: index + 1 })} />
            ) : (
              // Drawings have no paper of their own.
              <img
                key={url}
                src={url}
                alt={q('work', { number: index + 1 })}
                style={{ maxWidth: '100%', background: 'white' }}
              />
            ),
          )}
        </Column>
      )}
    </>
  );
}
