import { Button } from '@lectern/ui';
import { clockOf, togglePlaying } from '@lectern/ui/media-player';
import { type ReactNode, useEffect, useState } from 'react';
import { BrokenFile } from '../failed-preview.tsx';
import { filmPlace, keepPlace, keptPlace } from '../kept-places.ts';
import { usePreviewTexts } from '../preview-texts.ts';
import type { ShownPreview } from '../shown-preview.ts';
import { MediaBar } from './media-bar.tsx';
import classes from './media-viewer.module.css';
import { usePlayed } from './use-played.ts';

/** The place is written this often while a film plays, milliseconds. */
const KEPT_EVERY_MS = 5_000;

/** A film, which goes on where it was left. */
export function FilmViewer(shown: ShownPreview): ReactNode {
  const { id, name, preview, instead } = shown;
  const t = usePreviewTexts();
  const { player, box, setPlayer, setBox, broken, onError, onRenewed } = usePlayed(shown);
  const resumed = useKeptPlace(id, player);
  return (
    <div ref={setBox} className={classes.film} data-media="">
      <div className={classes.screen}>
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
          <div className={classes.over}>
            <BrokenFile shown={shown} title={t('cannotPlay')} onRenewed={onRenewed} instead={instead} />
          </div>
        )}
        {resumed.at !== undefined && broken === undefined && (
          <p className={classes.resumed} role="status">
            {t('media.resumed', { time: clockOf(resumed.at) })}
            <Button size="small" onClick={resumed.restart}>
              {t('media.fromStart')}
            </Button>
          </p>
        )}
      </div>
      {player && box && <MediaBar player={player} box={box} name={name} isFilm />}
    </div>
  );
}

interface Resumed {
  /** Where the film began, seconds, until it has played for a while. */
  readonly at: number | undefined;
  readonly restart: () => void;
}

/** What is told of the place, seconds of the film after it. */
const TOLD = 8;

/** Brings a film to its kept place, and keeps it. */
function useKeptPlace(id: string, player: HTMLMediaElement | null): Resumed {
  const [at, setAt] = useState<number>();
  useEffect(() => {
    if (player === null) return;
    let isPlaced = false;
    let written = 0;
    const place = () => {
      if (isPlaced) return;
      isPlaced = true;
      const kept = keptPlace(id);
      if (kept === undefined || kept > player.duration) return;
      player.currentTime = kept;
      setAt(kept);
    };
    const keep = () => {
      if (isPlaced && Number.isFinite(player.duration))
        keepPlace(id, filmPlace(player.currentTime, player.duration));
    };
    const follow = () => {
      setAt((shown) =>
        shown !== undefined && Math.abs(player.currentTime - shown) > TOLD ? undefined : shown,
      );
      if (performance.now() - written < KEPT_EVERY_MS || player.paused) return;
      written = performance.now();
      keep();
    };
    if (player.readyState >= HTMLMediaElement.HAVE_METADATA) place();
    player.addEventListener('loadedmetadata', place);
    player.addEventListener('timeupdate', follow);
    player.addEventListener('pause', keep);
    player.addEventListener('seeked', keep);
    window.addEventListener('pagehide', keep);
    return () => {
      // While its last place is still known.
      keep();
      player.removeEventListener('loadedmetadata', place);
      player.removeEventListener('timeupdate', follow);
      player.removeEventListener('pause', keep);
      player.removeEventListener('seeked', keep);
      window.removeEventListener('pagehide', keep);
    };
  }, [id, player]);
  const restart = () => {
    setAt(undefined);
    if (player) player.currentTime = 0;
  };
  return { at, restart };
}
