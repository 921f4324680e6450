import type { VideoElement } from '@lectern/courseware';
import { keepSettings, useRecord } from '@lectern/stage/view';
import { Button, Dialog, NumberField, Row, Stack } from '@lectern/ui';
import { keepFades, MediaControls, togglePlaying, useMediaState } from '@lectern/ui/media-player';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useEditing } from '../../editing/editor-context.ts';
import { useStageLabels } from '../../editing/stage-labels.ts';
import { usePanelTexts } from '../locale/texts.ts';
import { FilmStrip } from './film-strip.tsx';
import classes from './media.module.css';
import { PosterButtons } from './poster-buttons.tsx';
import { useMediaTexts } from './texts.ts';
import { handleAt, placeOf, type TrimRange } from './trim-range.ts';
import { TrimStrip } from './trim-strip.tsx';
import { WaveStrip } from './wave-strip.tsx';

/** The dialog that plays a video or sound as in class and trims it; not rendered once the element is deleted. */
export function MediaPlayer({ elementId }: { readonly elementId: string }): ReactNode {
  const t = usePanelTexts();
  const labels = useStageLabels();
  const { document, session } = useEditing();
  const element = useRecord(session.store, 'element', elementId);
  const media = element?.type === 'video' || element?.type === 'audio' ? element : undefined;
  const asset = media?.asset ?? '';
  const subscribe = useCallback((listener: () => void) => document.assets.subscribe(listener), [document]);
  const url = useSyncExternalStore(subscribe, () => (asset === '' ? undefined : document.assets.url(asset)));
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [player, setPlayer] = useState<HTMLMediaElement | null>(null);
  const { trimStart = 0, trimEnd = 0, fadeIn, fadeOut, volume, loop = false } = media ?? {};
  useEffect(() => {
    if (player) return keepSettings(player, { trimStart, trimEnd, volume: volume ?? 1, loop });
  }, [player, trimStart, trimEnd, volume, loop]);
  useEffect(() => {
    if (player) return keepFades(player, { trimStart, trimEnd, fadeIn, fadeOut });
  }, [player, trimStart, trimEnd, fadeIn, fadeOut]);
  if (!media) return null;
  const name = media.name ?? t('style.media');
  const isFilm = media.type === 'video';
  const played = { ref: setPlayer, src: url, autoPlay: true, preload: 'metadata', 'aria-label': name };
  return (
    <Dialog
      open
      onOpenChange={() => session.more.set(undefined)}
      size="broad"
      title={t('style.previewOf', { name })}
    >
      <Stack ref={setBox} gap={3} data-media="">
        {isFilm ? (
          <video
            {...played}
            className={classes.film}
            playsInline
            disablePictureInPicture
            onClick={({ currentTarget }) => togglePlaying(currentTarget)}
          />
        ) : (
          <audio {...played} />
        )}
        {player && box ? (
          <>
            <MediaControls
              player={player}
              box={box}
              name={name}
              labels={labels}
              isFilm={isFilm}
              trim={{ start: trimStart, end: trimEnd }}
            />
            {session.canEdit && url !== undefined ? (
              <Cut player={player} source={url} elementId={elementId} isFilm={isFilm} locked={media.locked} />
            ) : null}
            {session.canEdit ? <PosterButtons element={media} player={player} /> : null}
          </>
        ) : null}
      </Stack>
    </Dialog>
  );
}

interface CutProps {
  readonly player: HTMLMediaElement;
  readonly source: string;
  readonly elementId: string;
  readonly isFilm: boolean;
  readonly locked: boolean | undefined;
}

/** Trims the start and the end, by handles, numbers and keys. */
function Cut({ player, source, elementId, isFilm, locked = false }: CutProps): ReactNode {
  const t = useMediaTexts();
  const { session } = useEditing();
  useMediaState(player);
  const element = useRecord(session.store, 'element', elementId) as VideoElement | undefined;
  const { duration } = player;
  if (!element || !Number.isFinite(duration) || duration <= 0) return null;
  const range = { start: element.trimStart ?? 0, end: element.trimEnd ?? 0 };
  const put = ({ start, end }: TrimRange) =>
    session.edit((edit) =>
      edit.update<VideoElement>(elementId, { trimStart: start || undefined, trimEnd: end || undefined }),
    );
  return (
    <>
      <TrimStrip
        range={range}
        duration={duration}
        disabled={locked}
        onHold={(at) => {
          // While a handle is dragged, the player shows the handle's position.
          player.pause();
          player.currentTime = at;
        }}
        onCommit={put}
      >
        {isFilm ? <FilmStrip source={source} /> : <WaveStrip source={source} duration={duration} />}
      </TrimStrip>
      <Row wrap className={classes.row}>
        {(['start', 'end'] as const).map((handle) => (
          <Row key={handle} as="span" size="small" tone="quiet" gap={2} className={classes.field}>
            <span aria-hidden="true">{t(handle)}</span>
            <NumberField
              label={`${t('cut')} ${t(handle)}`}
              value={Math.round(placeOf(range, handle, duration) * 100) / 100}
              min={0}
              max={Math.ceil(duration * 100) / 100}
              step={0.1}
              unit={t('seconds')}
              stepper
              disabled={locked}
              onChange={(at) => put(handleAt(range, handle, at, duration))}
            />
          </Row>
        ))}
        <Button
          size="small"
          tone="quiet"
          icon={<Undo2 aria-hidden="true" />}
          disabled={locked || (range.start === 0 && range.end === 0)}
          onClick={() => put({ start: 0, end: 0 })}
        >
          {t('whole')}
        </Button>
      </Row>
    </>
  );
}
