import { Button, IconButton, Progress } from '@lectern/ui';
import { Check, ChevronDown, ChevronUp, CircleAlert, RotateCcw, X } from 'lucide-react';
import { useState } from 'react';
import { useDeskTexts } from '../desk-texts.ts';
import classes from './transfer-panel.module.css';
import {
  cancelTransfer,
  clearFinished,
  isFinished,
  removeTransfer,
  retryTransfer,
  type Transfer,
  type TransferState,
  useTransfers,
} from './transfers.ts';

function progressOf(state: TransferState): number | null | undefined {
  if (state.kind === 'uploading' || state.kind === 'paused' || state.kind === 'parsing')
    return state.progress;
  return state.kind === 'waiting' || state.kind === 'converting' ? null : undefined;
}

function useStateText(): (item: Transfer) => string {
  const texts = useDeskTexts();
  return ({ state, opens }) => {
    if (state.kind === 'ready' && opens) return texts('transfers.opening');
    if (state.kind === 'failed') return state.message;
    if (state.kind === 'uploading' || state.kind === 'parsing') {
      return texts(`transfers.${state.kind}`, { percent: Math.floor(state.progress * 100) });
    }
    return texts(`transfers.${state.kind}`);
  };
}

function TransferRow({
  item,
  onOpen,
}: {
  readonly item: Transfer;
  readonly onOpen: (documentId: string) => void;
}) {
  const texts = useDeskTexts();
  const stateText = useStateText();
  const { id, file, state } = item;
  const name = file.name;
  const progress = progressOf(state);
  const finished = isFinished(state);
  return (
    <li className={classes.row}>
      <div className={classes.line}>
        <span className={classes.name} title={name}>
          {name}
        </span>
        {state.kind === 'ready' && !item.opens && (
          <Button size="small" onClick={() => onOpen(state.documentId)}>
            {texts('open')}
          </Button>
        )}
        {state.kind === 'failed' && state.mayRetry && (
          <IconButton
            size="small"
            label={texts('transfers.retry', { name })}
            icon={<RotateCcw aria-hidden="true" />}
            onClick={() => retryTransfer(id)}
          />
        )}
        <IconButton
          size="small"
          label={texts(finished ? 'transfers.remove' : 'transfers.cancel', { name })}
          icon={<X aria-hidden="true" />}
          onClick={() => (finished ? removeTransfer(id) : cancelTransfer(id))}
        />
      </div>
      {progress !== undefined && (
        <Progress
          value={progress}
          label={texts('transfers.progress', { name })}
          tone={state.kind === 'paused' ? 'amber' : 'jade'}
        />
      )}
      <p
        className={classes.state}
        data-kind={state.kind}
        role={state.kind === 'failed' ? 'alert' : undefined}
      >
        {state.kind === 'failed' && <CircleAlert aria-hidden="true" />}
        {(state.kind === 'ready' || state.kind === 'stored') && <Check aria-hidden="true" />}
        {stateText(item)}
      </p>
    </li>
  );
}

/** Files on their way, at the lower right: stage, progress, cancel, what went wrong. */
export function TransferPanel({ onOpen }: { readonly onOpen: (documentId: string) => void }) {
  const texts = useDeskTexts();
  const items = useTransfers((state) => state.items);
  const [folded, setFolded] = useState(false);
  if (items.length === 0) return null;
  const active = items.filter((item) => !isFinished(item.state)).length;
  return (
    <section className={classes.panel} aria-label={texts('transfers.title')}>
      <header className={classes.header}>
        <p role="status">
          {active > 0 ? texts('transfers.active', { count: active }) : texts('transfers.finished')}
        </p>
        {active < items.length && (
          <Button size="small" tone="quiet" onClick={clearFinished}>
            {texts('transfers.clear')}
          </Button>
        )}
        <IconButton
          size="small"
          label={texts(folded ? 'transfers.expand' : 'transfers.collapse')}
          aria-expanded={!folded}
          icon={folded ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
          onClick={() => setFolded(!folded)}
        />
      </header>
      {!folded && (
        <ul className={classes.list}>
          {items.map((item) => (
            <TransferRow key={item.id} item={item} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </section>
  );
}
