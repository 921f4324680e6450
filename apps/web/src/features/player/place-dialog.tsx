import { useEffect, useRef } from 'react';
import classes from './place-dialog.module.css';
import { useTexts } from './texts.ts';
import type { ToolbarEdge } from './toolbar-place.ts';

export interface PlaceDialogProps {
  readonly chosen: ToolbarEdge;
  readonly onChoose: (edge: ToolbarEdge) => void;
}

const EDGES: readonly ToolbarEdge[] = ['bottom', 'left', 'right'];

/** Asked at the first use: where the toolbar should stand. The browser's own dialog keeps the player small. */
export function PlaceDialog({ chosen, onChoose }: PlaceDialogProps) {
  const t = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby="place-title"
      onCancel={(event) => {
        event.preventDefault();
        onChoose(chosen);
      }}
    >
      <h2 id="place-title">{t('placeTitle')}</h2>
      <div className={classes.places}>
        {EDGES.map((edge) => (
          <button
            key={edge}
            type="button"
            className={classes.place}
            aria-pressed={edge === chosen}
            onClick={() => onChoose(edge)}
          >
            <span className={classes.picture} data-edge={edge} aria-hidden="true" />
            <span className={classes.name}>
              {t(edge)}
              {edge === 'bottom' && <em>{t('recommended')}</em>}
            </span>
          </button>
        ))}
      </div>
      <p>{t('placeHint')}</p>
    </dialog>
  );
}
