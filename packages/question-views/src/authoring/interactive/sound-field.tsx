import { FileButton, IconButton, Row, Text, useTextsOf } from '@lectern/ui';
import { Volume2, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useQuestionHost } from '../../answer-view.ts';
import { useAuthor } from '../author-context.ts';
import { useFileAddress } from '../content-field/media-row.tsx';
import { pictureTexts } from '../picture/picture-texts.ts';
import { gameTexts } from './game-texts.ts';

interface SoundFieldProps {
  /** Name of what is heard. */
  readonly name: string;
  readonly asset: string | undefined;
  readonly onChange: (asset: string | undefined) => void;
}

/** A sound of a gap or sentence: chosen, heard, removed. */
export function SoundField({ name, asset, onChange }: SoundFieldProps): ReactNode {
  const t = useTextsOf(gameTexts);
  const storing = useTextsOf(pictureTexts);
  const { readOnly } = useAuthor();
  const { store } = useQuestionHost();
  const address = useFileAddress(asset);
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
    const stored = await store(file, signal).catch(() => undefined);
    if (signal.aborted) return;
    setState(stored === undefined ? 'failed' : 'idle');
    if (stored !== undefined) latest.current(stored);
  };
  return (
    <Row gap={2}>
      {asset !== undefined && (
        // biome-ignore lint/a11y/useMediaCaption: the words are written beside it
        <audio src={address} controls preload="none" aria-label={t.soundOf(name)} />
      )}
      {asset === undefined && !readOnly && store && (
        <FileButton
          size="small"
          tone="quiet"
          accept="audio/*"
          busy={state === 'storing'}
          icon={<Volume2 aria-hidden="true" />}
          onFiles={([file]) => void choose(file)}
        >
          {t.addSound}
        </FileButton>
      )}
      {asset !== undefined && !readOnly && (
        <IconButton
          size="small"
          label={t.removeSound(name)}
          icon={<X aria-hidden="true" />}
          onClick={() => onChange(undefined)}
        />
      )}
      {state === 'failed' && (
        <Text size="small" tone="error" role="status">
          {storing.failed}
        </Text>
      )}
    </Row>
  );
}
