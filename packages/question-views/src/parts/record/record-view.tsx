import { Button, Row, Stack, Text, useTextsOf } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Mic, Pause, Play, RotateCcw, Square } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useQuestionHost } from '../../answer-view.ts';
import { MediumView } from '../../content/medium-view.tsx';
import { useUnsaved } from '../unsaved-parts.ts';
import classes from './record-view.module.css';
import { Recorder, type RecorderState } from './recorder.ts';
import { recordTexts } from './texts.ts';

export interface Recording {
  readonly asset: string;
  readonly seconds: number;
}

export interface RecordViewProps {
  readonly recording: Recording | undefined;
  readonly onRecording: (recording: Recording) => void;
  /** Most seconds of a recording. */
  readonly most: number;
  readonly locked: boolean;
}

/** Records a voice: level, time, pause, listening again, and another try until the response is locked. */
export function RecordView({ recording, onRecording, most, locked }: RecordViewProps): ReactNode {
  const texts = useTextsOf(recordTexts);
  const { store } = useQuestionHost();
  const [recorder] = useState(() => new Recorder(most));
  const state = useSignal(recorder.state);
  const stored = useStoredRecording(state, onRecording, locked);
  useEffect(() => {
    if (locked) recorder.finish();
  }, [locked, recorder]);
  useEffect(() => () => recorder.dispose(), [recorder]);
  const isRecording = state.type === 'recording' || state.type === 'paused';
  useUnsaved(isRecording, () => recorder.finish());
  if (locked) return recording ? <Stored recording={recording} /> : <Text tone="quiet">{texts.nothing}</Text>;
  if (!store) return <Text tone="warning">{texts.cannotStore}</Text>;
  return (
    <Stack gap={4} items="center" className={classes.recorder}>
      {isRecording ? <Level state={state} most={most} /> : null}
      <Row gap={3} wrap justify="center">
        {isRecording ? (
          <>
            <Button
              size="large"
              icon={state.type === 'paused' ? <Play /> : <Pause />}
              onClick={() => (state.type === 'paused' ? recorder.resume() : recorder.pause())}
            >
              {state.type === 'paused' ? texts.resume : texts.pause}
            </Button>
            <Button size="large" tone="primary" icon={<Square />} onClick={() => recorder.finish()}>
              {texts.finish}
            </Button>
          </>
        ) : (
          <Button
            size="large"
            tone={recording ? 'plain' : 'primary'}
            icon={recording ? <RotateCcw /> : <Mic />}
            busy={state.type === 'asking'}
            onClick={() => void recorder.begin()}
          >
            {recording || state.type === 'recorded' ? texts.again : texts.begin(most)}
          </Button>
        )}
      </Row>
      <Stack gap={2} items="center" role="status">
        {state.type === 'failed' ? <Text tone="error">{texts.failures[state.reason]}</Text> : null}
        {stored.state === 'storing' ? <Text tone="quiet">{texts.storing}</Text> : null}
        {stored.state === 'notStored' ? (
          <Row gap={3}>
            <Text tone="error">{texts.notStored}</Text>
            <Button icon={<RotateCcw />} onClick={stored.tryAgain}>
              {texts.tryAgain}
            </Button>
          </Row>
        ) : null}
      </Stack>
      {isRecording ? null : stored.url !== undefined ? (
        // biome-ignore lint/a11y/useMediaCaption: a recording of the pupil has no captions
        <audio controls src={stored.url} aria-label={texts.listen} className={classes.player} />
      ) : recording ? (
        <Stored recording={recording} />
      ) : null}
    </Stack>
  );
}

function Stored({ recording }: { readonly recording: Recording }): ReactNode {
  const texts = useTextsOf(recordTexts);
  const alt = `${texts.listen} ${minutes(recording.seconds)}`;
  return <MediumView medium={{ type: 'audio', asset: recording.asset, alt }} />;
}

function Level({
  state,
  most,
}: {
  readonly state: Extract<RecorderState, { readonly seconds: number; readonly level: number }>;
  readonly most: number;
}): ReactNode {
  const texts = useTextsOf(recordTexts);
  return (
    <Stack gap={2} items="center">
      <Text size="title" numeric role="timer" aria-label={texts.recorded}>
        {minutes(state.seconds)} / {minutes(most)}
      </Text>
      <span className={classes.level} aria-hidden="true">
        <span style={{ width: `${Math.round(state.level * 100)}%` }} />
      </span>
      <Text tone="quiet">{state.type === 'paused' ? texts.paused : texts.speak}</Text>
    </Stack>
  );
}

function minutes(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Stores a finished recording; `url` plays it meanwhile and afterwards. */
function useStoredRecording(
  recorder: RecorderState,
  onRecording: (recording: Recording) => void,
  locked: boolean,
) {
  const { store } = useQuestionHost();
  const [state, setState] = useState<'kept' | 'storing' | 'notStored'>('kept');
  const [url, setUrl] = useState<string>();
  const [tries, setTries] = useState(0);
  const latest = useRef({ store, onRecording, locked });
  useEffect(() => {
    latest.current = { store, onRecording, locked };
  });
  const recorded = recorder.type === 'recorded' ? recorder : undefined;
  useEffect(() => {
    if (!recorded) return;
    const made = URL.createObjectURL(recorded.file);
    setUrl(made);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(made);
    };
  }, [recorded]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try stores again
  useEffect(() => {
    if (!recorded) return;
    const controller = new AbortController();
    setState('storing');
    const keep = async () => {
      const asset = await latest.current.store?.(recorded.file, controller.signal).catch(() => undefined);
      if (controller.signal.aborted) return;
      setState(asset === undefined ? 'notStored' : 'kept');
      if (asset !== undefined && !latest.current.locked)
        latest.current.onRecording({ asset, seconds: Math.round(recorded.seconds * 10) / 10 });
    };
    void keep();
    return () => controller.abort();
  }, [recorded, tries]);
  const tryAgain = () => setTries((count) => count + 1);
  useUnsaved(state !== 'kept', () => {
    if (state === 'notStored') tryAgain();
  });
  return { state, url, tryAgain };
}
