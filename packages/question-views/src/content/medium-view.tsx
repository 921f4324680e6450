import type { Medium } from '@lectern/questions';
import { useTextsOf } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { Maximize2, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useQuestionHost } from '../answer-view.ts';
import classes from './content.module.css';
import { contentTexts } from './content-texts.ts';

const MediumPlayer = lazyComponent(async () => (await import('./medium-player.tsx')).MediumPlayer);

/** The address of a file of the question; undefined until the screen around knows it. */
export function useAssetUrl(hash: string): string | undefined {
  const { assetUrl, subscribeAssets } = useQuestionHost();
  return useSyncExternalStore(
    subscribeAssets ?? neverChanges,
    () => assetUrl?.(hash),
    () => assetUrl?.(hash),
  );
}

function neverChanges(): () => void {
  return () => undefined;
}

/** A picture, sound or video of a question. */
export function MediumView({ medium }: { readonly medium: Medium }): ReactNode {
  const url = useAssetUrl(medium.asset);
  const texts = useTextsOf(contentTexts);
  const name = medium.alt?.trim() || texts.media[medium.type];
  if (url === undefined) return <span className={classes.waiting}>{name}</span>;
  if (medium.type === 'picture') return <Picture url={url} name={name} />;
  return (
    <span className={classes.player}>
      <MediumPlayer kind={medium.type === 'audio' ? 'sound' : 'film'} source={url} name={name} />
    </span>
  );
}

/** A picture with a button that shows it as large as the window. */
function Picture({ url, name }: { readonly url: string; readonly name: string }): ReactNode {
  const texts = useTextsOf(contentTexts);
  const [isOpen, setOpen] = useState(false);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <span className={classes.waiting}>{texts.broken(name)}</span>;
  return (
    <span className={classes.picture}>
      <img src={url} alt={name} className={classes.image} onError={() => setBroken(true)} />
      <button
        type="button"
        className={classes.enlarge}
        aria-label={texts.enlarge(name)}
        onClick={() => setOpen(true)}
      >
        <Maximize2 aria-hidden="true" />
      </button>
      {isOpen ? <Enlarged url={url} name={name} close={texts.close} onClose={() => setOpen(false)} /> : null}
    </span>
  );
}

interface EnlargedProps {
  readonly url: string;
  readonly name: string;
  readonly close: string;
  readonly onClose: () => void;
}

/** A picture over the whole window, until a click or Escape. Its keys do not reach the question below it. */
function Enlarged({ url, name, close, onClose }: EnlargedProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={name}
      onClose={onClose}
      onClick={onClose}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <img src={url} alt={name} className={classes.large} />
      <button type="button" className={classes.close} aria-label={close}>
        <X aria-hidden="true" />
      </button>
    </dialog>
  );
}
