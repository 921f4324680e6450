import type { Content, Medium } from '@lectern/questions';
import { IconButton, Input, Row, Text, useTextsOf } from '@lectern/ui';
import { Film, Volume2, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useQuestionHost } from '../../answer-view.ts';
import { useAuthor } from '../author-context.ts';
import classes from './content-field.module.css';
import { contentTexts } from './content-texts.ts';

const MOST_MEDIA = 20;

export interface AddedFiles {
  readonly canAdd: boolean;
  readonly state: 'idle' | 'storing' | 'failed';
  add(files: readonly File[]): void;
}

/** Stores files and adds them to a content, in the state that it has when they are stored. */
export function useAddedFiles(value: Content, onChange: (value: Content) => void): AddedFiles {
  const { store } = useQuestionHost();
  const [state, setState] = useState<AddedFiles['state']>('idle');
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const addAll = async (files: readonly File[]) => {
    const signal = leaving.current?.signal;
    if (!store || !signal) return;
    setState('storing');
    const stored: Medium[] = [];
    for (const file of files) {
      const asset = await store(file, signal).catch(() => undefined);
      if (signal.aborted) return;
      if (asset !== undefined) stored.push({ type: typeOf(file), asset });
    }
    const { value: now, onChange: give } = latest.current;
    const media = [...(now.media ?? []), ...stored].slice(0, MOST_MEDIA);
    const isWhole =
      stored.length === files.length && media.length === (now.media ?? []).length + stored.length;
    if (stored.length > 0) give({ ...now, media });
    setState(isWhole ? 'idle' : 'failed');
  };
  return { canAdd: store !== undefined, state, add: (files) => void addAll(files) };
}

function typeOf({ type }: File): Medium['type'] {
  if (type.startsWith('audio/')) return 'audio';
  return type.startsWith('video/') ? 'video' : 'picture';
}

/** The address of a file of a question; undefined until it is known. */
export function useFileAddress(asset: string | undefined): string | undefined {
  const { assetUrl, subscribeAssets } = useQuestionHost();
  return useSyncExternalStore(
    (listener) => subscribeAssets?.(listener) ?? (() => undefined),
    () => (asset === undefined ? undefined : assetUrl?.(asset)),
    () => undefined,
  );
}

interface MediaRowProps {
  readonly value: Content;
  readonly onChange: (value: Content) => void;
  readonly added: AddedFiles;
}

/** The media of a text, each with its description. */
export function MediaRow({ value, onChange, added }: MediaRowProps): ReactNode {
  const t = useTextsOf(contentTexts);
  const { media = [] } = value;
  const change = (next: Medium[]) =>
    onChange(next.length > 0 ? { ...value, media: next } : { paragraphs: value.paragraphs });
  return (
    <>
      {media.length > 0 && (
        <Row wrap gap={2} className={classes.media}>
          {media.map((medium, index) => (
            <MediumCard
              // biome-ignore lint/suspicious/noArrayIndexKey: the same file may stand there twice
              key={`${medium.asset}-${index}`}
              medium={medium}
              onAlt={(alt) =>
                change(
                  media.map((one, at) =>
                    at === index ? { type: one.type, asset: one.asset, ...(alt === '' ? {} : { alt }) } : one,
                  ),
                )
              }
              onRemove={() => change(media.filter((_, at) => at !== index))}
            />
          ))}
        </Row>
      )}
      {added.state !== 'idle' && (
        <Text as="p" size="small" role="status" tone={added.state === 'failed' ? 'error' : 'quiet'}>
          {added.state === 'failed' ? t.notStored : t.storing}
        </Text>
      )}
    </>
  );
}

interface MediumCardProps {
  readonly medium: Medium;
  readonly onAlt: (alt: string) => void;
  readonly onRemove: () => void;
}

function MediumCard({ medium, onAlt, onRemove }: MediumCardProps): ReactNode {
  const t = useTextsOf(contentTexts);
  const { readOnly } = useAuthor();
  const address = useFileAddress(medium.asset);
  const name = t.media[medium.type];
  return (
    <div className={classes.medium}>
      {medium.type === 'picture' && <img src={address} alt={medium.alt ?? name} />}
      {medium.type === 'audio' && (
        <>
          <Volume2 aria-label={name} />
          {/* biome-ignore lint/a11y/useMediaCaption: its description stands below */}
          <audio src={address} controls preload="none" />
        </>
      )}
      {medium.type === 'video' && (
        <>
          <Film aria-label={name} />
          {/* biome-ignore lint/a11y/useMediaCaption: its description stands below */}
          <video src={address} controls preload="none" />
        </>
      )}
      {!readOnly && (
        <Row gap={1}>
          <Input
            size="small"
            aria-label={t.alt}
            placeholder={t.alt}
            value={medium.alt ?? ''}
            maxLength={1024}
            onChange={(event) => onAlt(event.target.value)}
          />
          <IconButton
            size="small"
            label={t.removeMedium(name)}
            icon={<X aria-hidden="true" />}
            onClick={onRemove}
          />
        </Row>
      )}
    </div>
  );
}
