import { Box, Column, Text } from '@lectern/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { Sign } from '../../sign.tsx';
import { BrokenFile } from '../failed-preview.tsx';
import { usePreviewTexts } from '../preview-texts.ts';
import type { ShownPreview } from '../shown-preview.ts';
import { MediaBar } from './media-bar.tsx';
import classes from './media-viewer.module.css';
import { readWave } from './read-wave.ts';
import { usePlayed } from './use-played.ts';

/** A sound: its embedded picture, its name, and its wave form as a position slider. */
export function SoundViewer(shown: ShownPreview): ReactNode {
  const { name, preview, instead } = shown;
  const t = usePreviewTexts();
  const { player, box, setPlayer, setBox, broken, onError, onRenewed, renewals } = usePlayed(shown);
  const wave = useWave(preview.url, preview.duration ?? 0, renewals);
  return (
    <Column
      pad={4}
      ref={setBox}
      align="center"
      justify="center"
      gap={4}
      className={classes.sound}
      data-media=""
    >
      {/* biome-ignore lint/a11y/useMediaCaption: the file has what it has */}
      <audio ref={setPlayer} src={preview.url} preload="metadata" aria-label={name} onError={onError} />
      {broken === undefined ? (
        <>
          <Box overflow="clip" radius="card" className={classes.record}>
            {preview.poster === null ? <Sign of="sound" /> : <img src={preview.poster} alt="" />}
          </Box>
          <Text
            as="p"
            size="large"
            weight="medium"
            overflow="breaks"
            textAlign="center"
            flex="none"
            className={classes.name}
            dir="auto"
          >
            {name}
          </Text>
          {player && box && <MediaBar player={player} box={box} name={name} isFilm={false} wave={wave} />}
        </>
      ) : (
        <BrokenFile shown={shown} title={t('cannotPlay')} onRenewed={onRenewed} instead={instead} />
      )}
    </Column>
  );
}

/** The wave form of the sound at an address; undefined until it is read, and when it cannot be read. */
function useWave(url: string, seconds: number, renewals: number): readonly number[] | undefined {
  const [wave, setWave] = useState<readonly number[]>();
  const isDrawn = wave !== undefined;
  // A renewed address leads to the same sound.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused in passing is read again
  useEffect(() => {
    if (isDrawn) return;
    const abort = new AbortController();
    void readWave(url, seconds, abort.signal).then((read) => {
      if (!abort.signal.aborted && read) setWave(read);
    });
    return () => abort.abort();
  }, [url, seconds, isDrawn, renewals]);
  return wave;
}
