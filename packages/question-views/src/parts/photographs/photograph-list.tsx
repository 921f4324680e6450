import { Button, Row, Stack, Text, useTextsOf } from '@lectern/ui';
import { Camera, RotateCcw, RotateCw, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useQuestionHost } from '../../answer-view.ts';
import { MediumView } from '../../content/medium-view.tsx';
import { photographTexts } from './photograph-texts.ts';
import classes from './photographs.module.css';
import { useRotations } from './use-rotations.ts';
import { useUploads } from './use-uploads.ts';

export interface PhotographListProps {
  /** Hashes of stored photographs, in their order. */
  readonly photographs: readonly string[];
  readonly onChange: (photographs: readonly string[]) => void;
  readonly locked: boolean;
  readonly most: number;
}

/**
 * Photographs of paper: taken or chosen, stored one after the other, shown, rotated and removed. Without `store` of the
 * host the list only shows what is there.
 */
export function PhotographList(props: PhotographListProps): ReactNode {
  const { photographs, onChange, locked, most } = props;
  const host = useQuestionHost();
  const texts = useTextsOf(photographTexts);
  const input = useRef<HTMLInputElement>(null);
  const uploads = useUploads(props);
  const rotations = useRotations(props);
  const photographProps = {
    rotations,
    locked,
    canRotate: host.store !== undefined,
    onRemove: (hash: string) => {
      rotations.forget(hash);
      onChange(photographs.filter((one) => one !== hash));
    },
  };
  const free = most - photographs.length - uploads.list.length;
  return (
    <Stack gap={2} role="group" aria-label={texts.photographs}>
      <Row wrap gap={3} align="start">
        {photographs.map((hash, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the button that rotates keeps the focus, although the file is another one
          <Photograph key={index} hash={hash} number={index + 1} {...photographProps} />
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

interface PhotographProps {
  readonly hash: string;
  /** Number in the list, from 1. */
  readonly number: number;
  readonly rotations: ReturnType<typeof useRotations>;
  readonly locked: boolean;
  readonly canRotate: boolean;
  readonly onRemove: (hash: string) => void;
}

/** A stored photograph with the buttons that rotate and remove it. */
function Photograph({ hash, number, rotations, locked, canRotate, onRemove }: PhotographProps): ReactNode {
  const texts = useTextsOf(photographTexts);
  const rotation = rotations.rotations.get(hash);
  const quarters = rotation?.quarters ?? 0;
  return (
    <Stack gap={1} items="center">
      <div className={classes.photograph}>
        {locked || !canRotate ? null : (
          <button
            type="button"
            className={classes.corner}
            data-side="start"
            aria-label={texts.rotatePhotograph(number)}
            onClick={() => rotations.rotate(hash)}
          >
            <RotateCw aria-hidden="true" />
          </button>
        )}
        {/* Smaller while it lies on its side, so that it covers no other photograph. */}
        <div style={{ transform: `rotate(${quarters * 90}deg) scale(${quarters % 2 === 0 ? 1 : 0.75})` }}>
          <MediumView key={hash} medium={{ type: 'picture', asset: hash, alt: texts.photograph(number) }} />
        </div>
        {locked ? null : (
          <button
            type="button"
            className={classes.corner}
            aria-label={texts.removePhotograph(number)}
            onClick={() => onRemove(hash)}
          >
            <X aria-hidden="true" />
          </button>
        )}
      </div>
      {rotation ? (
        <Row gap={2} role="status">
          <Text tone={rotation.state === 'storing' ? 'quiet' : 'error'} size="small">
            {texts[rotation.state]}
          </Text>
          {rotation.state === 'notStored' ? (
            <Button icon={<RotateCcw />} onClick={() => rotations.retry(hash)}>
              {texts.tryAgain}
            </Button>
          ) : null}
        </Row>
      ) : null}
    </Stack>
  );
}
