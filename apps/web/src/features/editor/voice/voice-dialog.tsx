import { Box, Button, Row, Text } from '@lectern/ui';
import { clockOf } from '@lectern/ui/media-clock';
import { MediaPlayer } from '@lectern/ui/media-player';
import { useSignal } from '@lectern/ui/use-signal';
import { Mic, Pause, RotateCcw, Square } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { MadeFileDialog, useMadeFile } from '../capture/capture-dialog.tsx';
import { useStageLabels } from '../editing/stage-labels.ts';
import { useVoiceTexts } from './texts.ts';
import classes from './voice.module.css';
import { VoiceRecorder, type VoiceState } from './voice-recorder.ts';

/** Records a voice, plays it back, and puts it on the page; it can be recorded again before. */
export function VoiceDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useVoiceTexts();
  const [recorder] = useState(() => new VoiceRecorder());
  const state = useSignal(recorder.state);
  // The recording is kept in memory until it is stored or discarded.
  const file = useMadeFile(onClose);
  useEffect(() => () => recorder.dispose(), [recorder]);
  return (
    <MadeFileDialog
      texts={t}
      size="fit"
      file={file}
      made={state.type === 'recorded' ? state.file : undefined}
      extension="wav"
      holds={state.type === 'recording' || state.type === 'paused' || state.type === 'recorded'}
      onLeave={() => recorder.pause()}
      onClose={onClose}
      className={classes.body}
    >
      <Recording recorder={recorder} state={state} storing={file.storing} />
    </MadeFileDialog>
  );
}

interface RecordingProps {
  readonly recorder: VoiceRecorder;
  readonly state: VoiceState;
  readonly storing: boolean;
}

function Recording({ recorder, state, storing }: RecordingProps): ReactNode {
  const t = useVoiceTexts();
  const begin = (label: string, icon: ReactNode) => (
    <Button tone="primary" icon={icon} disabled={storing} onClick={() => void recorder.begin()}>
      {label}
    </Button>
  );
  switch (state.type) {
    case 'ready':
      return (
        <>
          <p>{t('hint')}</p>
          {begin(t('begin'), <Mic />)}
        </>
      );
    case 'failed':
      return (
        <>
          <p role="alert">{t(`failed.${state.reason}`)}</p>
          {begin(t('begin'), <Mic />)}
        </>
      );
    case 'asking':
    case 'making':
      return <p role="status">{t(state.type)}</p>;
    case 'recording':
    case 'paused':
      return (
        <>
          <Text tone="ink" className={classes.time}>
            {clockOf(state.seconds)}
          </Text>
          <Row
            as="span"
            size="body"
            tone="quiet"
            gap={2}
            className={classes.state}
            role="status"
            data-on={state.type === 'recording' ? '' : undefined}
          >
            {t(state.type === 'recording' ? 'recording' : 'pausedAt')}
          </Row>
          <Row align="stretch" justify="center" wrap gap={3}>
            {state.type === 'recording' ? (
              <Button icon={<Pause />} onClick={() => recorder.pause()}>
                {t('pause')}
              </Button>
            ) : (
              <Button icon={<Mic />} onClick={() => recorder.goOn()}>
                {t('goOn')}
              </Button>
            )}
            <Button tone="primary" icon={<Square />} onClick={() => recorder.finish()}>
              {t('finish')}
            </Button>
          </Row>
        </>
      );
    case 'recorded':
      return <Recorded file={state.file} recorder={recorder} storing={storing} />;
  }
}

/** The finished recording, to play before it is put on the page. */
function Recorded({
  file,
  recorder,
  storing,
}: {
  readonly file: Blob;
  readonly recorder: VoiceRecorder;
  readonly storing: boolean;
}): ReactNode {
  const t = useVoiceTexts();
  const labels = useStageLabels();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const address = URL.createObjectURL(file);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return (
    <>
      <Box wide>
        <MediaPlayer kind="sound" source={url} name={t('title')} labels={labels} />
      </Box>
      <Button icon={<RotateCcw />} disabled={storing} onClick={() => void recorder.begin()}>
        {t('again')}
      </Button>
    </>
  );
}
