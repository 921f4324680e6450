import { Button, Row, Stack, Text, useTextsOf } from '@lectern/ui';
import { Camera, RotateCcw, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useQuestionHost } from '../../answer-view.ts';
import { MediumView } from '../../content/medium-view.tsx';
import { photographTexts } from './photograph-texts.ts';
import classes from './photographs.module.css';
import { useUploads } from './use-uploads.ts';

export interface PhotographListProps {
  /** Hashes of stored photographs, in their order. */
  readonly photographs: readonly string[];
  readonly onChange: (photographs: readonly string[]) => void;
  readonly locked: boolean;
  readonly most: number;
}

/**
 * Photographs of paper: taken or chosen, stored one after the other, shown and removed. Without `store` of the host the list
 * only shows what is there.
 */
export function PhotographList(props: PhotographListProps): ReactNode {
  const { photographs, onChange, locked, most } = props;
  const host = useQuestionHost();
  const texts = useTextsOf(photographTexts);
  const input = useRef<HTMLInputElement>(null);
  const uploads = useUploads(props);
  const free = most - photographs.length - uploads.list.length;
  return (
    <Stack gap={2} role="group" aria-label={texts.photographs}>
      <Row wrap gap={3} align="start">
        {photographs.map((hash, index) => (
          <div key={hash} className={classes.photograph}>
            <MediumView medium={{ type: 'picture', asset: hash, alt: texts.photograph(index + 1) }} />
            {locked ? null : (
              <button
                type="button"
                className={classes.remove}
                aria-label={texts.removePhotograph(index + 1)}
                onClick={() => onChange(photographs.filter((one) => one !== hash))}
              >
                <X aria-hidden="true" />
              </button>
            )}
          </div>
        ))}
        {uploads.list.map((upload) => (
          <Stack key={upload.id} gap={1} items="center" className={classes.upload} role="status">
            <Text tone={upload.state === 'storing' ? 'quiet' : 'error'} size="small">
              {texts[upload.state]}
            </Text>
            {upload.state === 'storing' ? null : (
              <Row gap={1}>
                {upload.state === 'notStored' ? (
                  <Button icon={<RotateCcw />} onClick={() => uploads.retry(upload.id)}>
                    {texts.tryAgain}
                  </Button>
                ) : null}
                <Button icon={<X />} onClick={() => uploads.remove(upload.id)}>
                  {texts.remove}
                </Button>
              </Row>
            )}
          </Stack>
        ))}
      </Row>
      {locked || !host.store ? null : (
        <Row gap={3} wrap>
          <Button
            size="large"
            icon={<Camera />}
            disabled={free <= 0}
            onClick={() => input.current?.click()}
            className={classes.add}
          >
            {texts.addPhotograph}
          </Button>
          <Text tone="quiet" numeric>
            {texts.photographsLeft(photographs.length, most)}
          </Text>
          <input
            ref={input}
            type="file"
            hidden
            accept="image/*"
            multiple={free > 1}
            aria-label={texts.addPhotograph}
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])];
              currentTarget.value = '';
              uploads.add(files.slice(0, Math.max(0, free)));
            }}
          />
        </Row>
      )}
    </Stack>
  );
}
