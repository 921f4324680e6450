import type { BodyOf } from '@lectern/questions';
import { FileButton, Row, Stack, Text, useTextsOf } from '@lectern/ui';
import { ImagePlus } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { useQuestionHost } from '../../answer-view.ts';
import { useAuthor } from '../author-context.ts';
import { HeldInput } from '../fields/held-input.tsx';
import { pictureTexts } from './picture-texts.ts';

export type Picture = NonNullable<BodyOf<'hotspot'>['picture']>;

const MOST_PIXELS = 100_000;

interface PictureFieldProps {
  readonly value: Picture | undefined;
  readonly onChange: (value: Picture) => void;
  readonly label?: string;
}

/** The file of a picture and its description; the picture itself is drawn by its caller. */
export function PictureField({ value, onChange, label }: PictureFieldProps): ReactNode {
  const t = useTextsOf(pictureTexts);
  const { readOnly } = useAuthor();
  const { store } = useQuestionHost();
  const [state, setState] = useState<'idle' | 'storing' | 'failed'>('idle');
  const latest = useRef(onChange);
  latest.current = onChange;
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current?.abort();
  }, []);
  const choose = async (file: File | undefined) => {
    const signal = leaving.current?.signal;
    if (!file || !store || !signal) return;
    setState('storing');
    try {
      const [size, asset] = await Promise.all([sizeOf(file), store(file, signal)]);
      if (signal.aborted) return;
      if (asset === undefined) throw new Error('the file was not stored');
      latest.current({ asset, ...size });
      setState('idle');
    } catch {
      // A file that is no picture, or that was not stored, is said beside the button.
      if (!signal.aborted) setState('failed');
    }
  };
  if (readOnly) return null;
  return (
    <Stack gap={2}>
      <Row gap={2} wrap>
        <FileButton
          size="small"
          accept="image/*"
          icon={<ImagePlus aria-hidden="true" />}
          disabled={!store}
          busy={state === 'storing'}
          onFiles={([file]) => void choose(file)}
        >
          {label ?? (value ? t.change : t.choose)}
        </FileButton>
        {value && (
          <HeldInput
            size="small"
            style={{ minWidth: '18rem' }}
            aria-label={t.alt}
            placeholder={t.alt}
            maxLength={1024}
            value={value.alt ?? ''}
            onChange={(alt) => {
              const { alt: _, ...rest } = value;
              onChange(alt === '' ? rest : { ...rest, alt });
            }}
          />
        )}
      </Row>
      {!store && (
        <Text size="small" tone="quiet">
          {t.cannotStore}
        </Text>
      )}
      {state !== 'idle' && (
        <Text size="small" role="status" tone={state === 'failed' ? 'error' : 'quiet'}>
          {state === 'failed' ? t.failed : t.storing}
        </Text>
      )}
    </Stack>
  );
}

/** The size at which a picture is drawn on: the same before and after it has loaded. */
export function pictureStyle({ width, height }: Picture): CSSProperties {
  return {
    width: `max(20rem, ${width}px)`,
    maxWidth: `min(100%, calc(48rem * ${width / height}))`,
    aspectRatio: `${width} / ${height}`,
  };
}

/** The size of a picture, pixels. Rejects when the file is no picture. */
async function sizeOf(file: File): Promise<{ width: number; height: number }> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const bounded = (pixels: number) => Math.min(MOST_PIXELS, Math.max(1, Math.round(pixels)));
    // A vector picture without a size has none.
    return { width: bounded(image.naturalWidth || 800), height: bounded(image.naturalHeight || 600) };
  } finally {
    URL.revokeObjectURL(address);
  }
}
