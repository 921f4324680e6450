import { Button, IconButton, Row, Text } from '@lectern/ui';
import { Mic, Square, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAssignmentTexts } from '../locale/index.ts';
import classes from './marking.module.css';

/** Longest recording, milliseconds: its file stays below the server's limit. */
const MOST_MS = 120_000;
const BITS = 48_000;

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
  const { recorder, begin, failure } = useRecorder(onRecorded);
  const own = useBlobUrl(recorded);
  const heard = own ?? url;
  return (
    <Row gap={2} wrap>
      {recorder ? (
        <Button tone="danger" icon={<Square aria-hidden="true" />} onClick={() => recorder.stop()}>
          {t('voice.stop')}
        </Button>
      ) : (
        <Button icon={<Mic aria-hidden="true" />} onClick={() => void begin()}>
          {t(heard === undefined ? 'voice.begin' : 'voice.again')}
        </Button>
      )}
      {heard !== undefined && !recorder && (
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
      {failure && (
        <Text tone="error" role="alert">
          {t('voice.failed')}
        </Text>
      )}
    </Row>
  );
}

function useRecorder(onRecorded: (recorded: Blob) => void) {
  const [recorder, setRecorder] = useState<MediaRecorder>();
  const [failure, setFailure] = useState(false);
  const report = useRef(onRecorded);
  useEffect(() => {
    report.current = onRecorded;
  });
  const open = useRef<MediaRecorder>(undefined);
  useEffect(() => () => open.current?.stop(), []);
  const begin = async () => {
    setFailure(false);
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: { noiseSuppression: true } });
      const begun = new MediaRecorder(stream, { audioBitsPerSecond: BITS });
      const pieces: Blob[] = [];
      const timer = setTimeout(() => begun.state !== 'inactive' && begun.stop(), MOST_MS);
      // The recording belongs to the answer that was shown when it began.
      const { current } = report;
      begun.ondataavailable = ({ data }) => pieces.push(data);
      begun.onstop = () => {
        clearTimeout(timer);
        for (const track of stream.getTracks()) track.stop();
        open.current = undefined;
        setRecorder(undefined);
        const file = new Blob(pieces, { type: begun.mimeType });
        if (file.size > 0) current(file);
      };
      begun.start();
      open.current = begun;
      setRecorder(begun);
    } catch {
      setFailure(true);
    }
  };
  return { recorder, begin, failure };
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
