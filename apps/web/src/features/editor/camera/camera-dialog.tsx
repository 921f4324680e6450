import { Button, Row } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Camera as CameraIcon, RotateCcw, SwitchCamera } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Camera } from '../../../parts/camera.ts';
import { MadeFileDialog, useMadeFile } from '../capture/capture-dialog.tsx';
import classes from './camera.module.css';
import { useCameraTexts } from './texts.ts';

/** Takes a photo with a camera of this device, previews it, and puts it on the page. */
export function CameraDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useCameraTexts();
  const [camera] = useState(() => new Camera());
  const state = useSignal(camera.state);
  // The photo is kept in memory until it is stored or discarded.
  const file = useMadeFile(onClose);
  useEffect(() => {
    void camera.look();
    return () => camera.dispose();
  }, [camera]);
  const again = (label: string) => (
    <Button
      icon={<RotateCcw />}
      disabled={file.storing}
      onClick={() => {
        file.forgetProblem();
        void camera.look();
      }}
    >
      {label}
    </Button>
  );
  const photo = state.type === 'taken' ? state.photo : undefined;
  return (
    <MadeFileDialog
      texts={t}
      size="wide"
      file={file}
      made={photo}
      extension="jpg"
      holds={photo !== undefined}
      onClose={onClose}
      className={classes.body}
    >
      {state.type === 'asking' ? <p role="status">{t('asking')}</p> : null}
      {state.type === 'failed' ? (
        <>
          <p role="alert">{t(`failed.${state.reason}`)}</p>
          {again(t('retry'))}
        </>
      ) : null}
      {state.type === 'looking' ? <Looking camera={camera} stream={state.stream} next={state.next} /> : null}
      {state.type === 'taken' ? (
        <>
          <Taken photo={state.photo} />
          {again(t('again'))}
        </>
      ) : null}
    </MadeFileDialog>
  );
}

interface LookingProps {
  readonly camera: Camera;
  readonly stream: MediaStream;
  readonly next: string | undefined;
}

function Looking({ camera, stream, next }: LookingProps): ReactNode {
  const t = useCameraTexts();
  const seen = useRef<HTMLVideoElement>(null);
  const [shows, setShows] = useState(false);
  useEffect(() => {
    if (seen.current) seen.current.srcObject = stream;
  }, [stream]);
  return (
    <>
      <video
        ref={seen}
        className={classes.picture}
        aria-label={t('picture')}
        autoPlay
        muted
        playsInline
        onLoadedData={() => setShows(true)}
      />
      <Row align="stretch" justify="center" wrap gap={3}>
        {next === undefined ? null : (
          <Button icon={<SwitchCamera />} onClick={() => void camera.look(next)}>
            {t('other')}
          </Button>
        )}
        <Button
          tone="primary"
          icon={<CameraIcon />}
          disabled={!shows}
          onClick={() => seen.current && void camera.take(seen.current)}
        >
          {t('take')}
        </Button>
      </Row>
    </>
  );
}

function Taken({ photo }: { readonly photo: Blob }): ReactNode {
  const t = useCameraTexts();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const address = URL.createObjectURL(photo);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [photo]);
  return <img className={classes.picture} src={url} alt={t('taken')} />;
}
