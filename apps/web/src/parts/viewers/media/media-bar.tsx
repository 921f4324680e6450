import { Box, Column, IconButton, Row, Stack, Text } from '@lectern/ui';
import {
  clockOf,
  MediaIcon,
  seekStep,
  togglePlaying,
  useFillsScreen,
  useMediaState,
} from '@lectern/ui/media-player';
import { type CSSProperties, type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { usePreviewTexts } from '../preview-texts.ts';
import { SPEEDS } from './media-keys.ts';
import classes from './media-viewer.module.css';
import { WaveForm } from './wave-form.tsx';

export interface MediaBarProps {
  readonly player: HTMLMediaElement;
  /** The element that is shown in full screen, with the player and this bar. */
  readonly box: HTMLElement;
  readonly name: string;
  readonly isFilm: boolean;
  /** Wave form of a sound that could be decoded. */
  readonly wave?: readonly number[] | undefined;
}

/** Controls of a player: position, speed and volume. Two rows, so that they fit on a phone. */
export function MediaBar({ player, box, name, isFilm, wave }: MediaBarProps): ReactNode {
  const t = usePreviewTexts();
  useMediaState(player);
  const speed = useSpeed(player);
  const full = useFillsScreen(box);
  const { paused, currentTime, duration } = player;
  const isKnown = Number.isFinite(duration) && duration > 0;
  const played = isKnown ? Math.min(1, currentTime / duration) : 0;
  return (
    <Column tone="ink" flex="none" wide gap={1} className={classes.bar} role="group" aria-label={name}>
      <Row gap={2}>
        <Text size="small" tone="quiet" numeric textAlign="center" flex="none" className={classes.time}>
          {clockOf(currentTime)}
        </Text>
        <Box flex="grow" className={classes.track} data-drawn={wave ? '' : undefined}>
          {wave && <WaveForm peaks={wave} played={played} />}
          <input
            type="range"
            style={{ '--filled': `${played * 100}%` } as CSSProperties}
            aria-label={t('media.position')}
            aria-valuetext={`${clockOf(currentTime)} / ${clockOf(duration)}`}
            min={0}
            max={isKnown ? duration : 1}
            step={isKnown ? seekStep(duration) : 1}
            value={isKnown ? Math.min(currentTime, duration) : 0}
            disabled={!isKnown}
            onChange={({ target }) => {
              player.currentTime = target.valueAsNumber;
            }}
          />
        </Box>
        <Text size="small" tone="quiet" numeric textAlign="center" flex="none" className={classes.time}>
          {clockOf(duration)}
        </Text>
      </Row>
      <Stack gap={2} align="center" className={classes.buttons}>
        <Row as="label" tone="quiet" gap={2} className={classes.speed}>
          <span aria-hidden="true">{t('media.speed')}</span>
          {/* A native select, because popups of the page are not visible over a full-screen element. */}
          <select
            aria-label={t('media.speed')}
            value={speed}
            onChange={({ target }) => {
              player.playbackRate = Number(target.value);
            }}
          >
            {SPEEDS.map((each) => (
              <option key={each} value={each}>
                {each}×
              </option>
            ))}
          </select>
        </Row>
        <IconButton
          size="panel"
          tone="primary"
          className={classes.play}
          label={t(paused ? 'media.play' : 'media.pause')}
          shortcut={t('media.space')}
          icon={<MediaIcon name={paused ? 'play' : 'pause'} />}
          onClick={() => togglePlaying(player)}
        />
        <Row as="span" gap={1} className={classes.ends}>
          <Loudness player={player} />
          {isFilm && document.fullscreenEnabled && (
            <IconButton
              label={t('media.fullScreen')}
              shortcut="F"
              pressed={full}
              icon={<MediaIcon name={full ? 'unfill' : 'fill'} />}
              onClick={() => fillScreen(box)}
            />
          )}
        </Row>
      </Stack>
    </Column>
  );
}

/** Enters or leaves full screen; does nothing when the browser refuses. */
export function fillScreen(box: HTMLElement): void {
  const done = document.fullscreenElement === box ? document.exitFullscreen() : box.requestFullscreen?.();
  done?.catch(() => undefined);
}

function useSpeed(player: HTMLMediaElement): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      player.addEventListener('ratechange', listener);
      return () => player.removeEventListener('ratechange', listener);
    },
    [player],
  );
  return useSyncExternalStore(subscribe, () => player.playbackRate);
}

/** The volume, which is drawn again by the bar around it. */
function Loudness({ player }: Pick<MediaBarProps, 'player'>): ReactNode {
  const t = usePreviewTexts();
  const { muted, volume } = player;
  const isSilent = muted || volume === 0;
  return (
    <>
      <IconButton
        label={t('media.mute')}
        shortcut="M"
        pressed={isSilent}
        icon={<MediaIcon name={isSilent ? 'silence' : 'sound'} />}
        onClick={() => {
          if (volume === 0) player.volume = 0.5;
          player.muted = volume !== 0 && !muted;
        }}
      />
      <input
        type="range"
        className={classes.volume}
        style={{ '--filled': `${(isSilent ? 0 : volume) * 100}%` } as CSSProperties}
        aria-label={t('media.volume')}
        min={0}
        max={1}
        step={0.05}
        value={muted ? 0 : volume}
        onChange={({ target }) => {
          player.volume = target.valueAsNumber;
          player.muted = target.valueAsNumber === 0;
        }}
      />
    </>
  );
}
