import { Box, Button, Column, Row, Stack } from '@lectern/ui';
import { clockOf, togglePlaying } from '@lectern/ui/media-player';
import { type ReactNode, useEffect, useState } from 'react';
import { BrokenFile } from '../failed-preview.tsx';
import { usePreviewTexts } from '../preview-texts.ts';
import type { ShownPreview } from '../shown-preview.ts';
import { keepFilmPlace } from './keep-film-place.ts';
import { MediaBar } from './media-bar.tsx';
import classes from './media-viewer.module.css';
import { usePlayed } from './use-played.ts';

/** A video, which resumes at its last position. */
export function FilmViewer(shown: ShownPreview): ReactNode {
  const { id, name, preview, instead, keepsPlace } = shown;
  const t = usePreviewTexts();
  const { player, box, setPlayer, setBox, broken, onError, onRenewed } = usePlayed(shown);
  const resumed = useKeptPlace(id, keepsPlace ? player : null);
  return (
    <Column wide ref={setBox} className={classes.film} data-media="">
      <Box flex="grow" className={classes.screen}>
        {/* biome-ignore lint/a11y/useMediaCaption: the file has what it has */}
        <video
          ref={setPlayer}
          src={preview.url}
          poster={preview.poster ?? undefined}
          preload="metadata"
          aria-label={name}
          playsInline
          disablePictureInPicture
          onClick={({ currentTarget }) => togglePlaying(currentTarget)}
          onError={onError}
        />
        {broken !== undefined && (
          <Stack align="center" items="center" surface="paper" className={classes.over}>
            <BrokenFile shown={shown} title={t('cannotPlay')} onRenewed={onRenewed} instead={instead} />
          </Stack>
        )}
        {resumed.at !== undefined && broken === undefined && (
          <Row as="p" tone="ink" radius="control" wrap className={classes.resumed} role="status">
            {t('media.resumed', { time: clockOf(resumed.at) })}
            <Button size="small" onClick={resumed.restart}>
              {t('media.fromStart')}
            </Button>
          </Row>
        )}
      </Box>
      {player && box && <MediaBar player={player} box={box} name={name} isFilm />}
    </Column>
  );
}

interface Resumed {
  /** The position at which the video was resumed, seconds; undefined once it has played for a while. */
  readonly at: number | undefined;
  readonly restart: () => void;
}

/** Restores the stored position of a video, and stores new positions. */
function useKeptPlace(id: string, player: HTMLMediaElement | null): Resumed {
  const [at, setAt] = useState<number>();
  useEffect(() => {
    return player === null ? undefined : keepFilmPlace(id, player, setAt);
  }, [id, player]);
  const restart = () => {
    setAt(undefined);
    if (player) player.currentTime = 0;
  };
  return { at, restart };
}
