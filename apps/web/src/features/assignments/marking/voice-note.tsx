import { Recorder } from '@lectern/question-views';
import { Button, IconButton, Row, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Mic, Square, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useAssignmentTexts } from '../locale/index.ts';
import classes from './marking.module.css';

/** Longest recording: its file stays below the server's limit. */
const MOST_SECONDS = 120;

export interface VoiceNoteProps {
  /** The recording of this draft; undefined before one. */
  readonly recorded: Blob | undefined;
  /** The address of a stored recording. */
  readonly url: string | undefined;
  /** Undefined removes the recording. */
  readonly onRecorded: (recorded: Blob | undefined) => void;
}

/** Words that the teacher speaks: recorded, listened to, and removed. */
export function VoiceNote({ recorded, url, onRecorded }: VoiceNoteProps): ReactNode {
  const t = useAssignmentTexts();
  const { state, begin, finish } = useRecorder(onRecorded);
  const isRecording = state.type === 'recording';
  const own = useBlobUrl(recorded);
  const heard = own ?? url;
  return (
    <Row gap={2} wrap>
      {isRecording ? (
        <>
          <Button tone="danger" icon={<Square aria-hidden="true" />} onClick={finish}>
            {t('voice.stop')}
          </Button>
          <Text numeric role="timer" aria-label={t('voice.time')}>
            {timeOf(state.seconds)}
          </Text>
        </>
      ) : (
        <Button icon={<Mic aria-hidden="true" />} busy={state.type === 'asking'} onClick={begin}>
          {t(heard === undefined ? 'voice.begin' : 'voice.again')}
        </Button>
      )}
      {heard !== undefined && !isRecording && (
        <>
          {/* biome-ignore lint/a11y/useMediaCaption: a recording of the teacher has no captions */}
          <audio controls src={heard} aria-label={t('voice.name')} className={classes.player} />
          <IconButton
            label={t('voice.remove')}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => onRecorded(undefined)}
          />
        </>
      )}
      {state.type === 'failed' && (
        <Text tone="error" role="alert" overflow="breaks">
          {t(`voice.failures.${state.reason}`)}
        </Text>
      )}
    </Row>
  );
}

function timeOf(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/**
 * A recorder whose recording belongs to the answer that was shown when it began: it is finished when another answer is
 * shown.
 */
function useRecorder(onRecorded: (recorded: Blob) => void) {
  const [recorder] = useState(() => new Recorder(MOST_SECONDS));
  const state = useSignal(recorder.state);
  useEffect(
    () => () => {
      if (recorder.state.get().type === 'asking') recorder.dispose();
      else recorder.finish();
    },
    [recorder],
  );
  const begin = () => {
    const stop = recorder.state.subscribe(() => {
      const now = recorder.state.get();
      if (now.type !== 'recorded' && now.type !== 'failed') return;
      stop();
      if (now.type === 'recorded') onRecorded(now.file);
    });
    void recorder.begin();
  };
  return { state, begin, finish: () => recorder.finish() };
}

/** An address of a file in memory, while the caller shows it. */
function useBlobUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
}
