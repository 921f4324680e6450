import {
  Box,
  Button,
  Column,
  FileButton,
  IconButton,
  Progress,
  Row,
  Stack,
  showToast,
  Text,
} from '@lectern/ui';
import { Check, ChevronDown, ChevronUp, CircleAlert, RotateCcw, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from '../../platform/router/link.tsx';
import { cutWords, DownloadSource } from '../imported-file.tsx';
import { useStageTexts } from './stages/stage-texts.ts';
import { isFinished, type Transfer, type TransferState } from './transfer.ts';
import classes from './transfer-list.module.css';
import { useTransferTexts } from './transfer-texts.ts';
import { windowTransfers } from './window-transfers.ts';

/** 0 to 1; null when unknown; undefined when no transfer is in progress. */
function progressOf(state: TransferState): number | null | undefined {
  if (state.kind === 'uploading' || state.kind === 'paused') return state.progress;
  if (state.kind === 'working') return state.progress ?? null;
  if (state.kind === 'making') return state.made / state.total;
  return state.kind === 'waiting' || state.kind === 'reading' ? null : undefined;
}

function isCut(state: TransferState): boolean {
  return state.kind === 'ready' && state.cut !== undefined;
}

function useStateText(): (item: Transfer) => string {
  const texts = useTransferTexts();
  const stage = useStageTexts();
  return ({ state, opens }) => {
    switch (state.kind) {
      case 'waiting':
        return stage('waiting');
      case 'uploading':
        return stage('uploading', { percent: Math.round(state.progress * 100) });
      case 'working':
        return stage(state.stage, { percent: Math.round((state.progress ?? 0) * 100) });
      case 'failed':
        return state.message;
      case 'reading':
        return texts('reading', { count: state.found });
      case 'making':
        return texts('making', { made: state.made, total: state.total });
      case 'ready':
        return state.cut ? cutWords(state.cut) : texts(opens ? 'opening' : 'ready');
      default:
        return texts(state.kind);
    }
  };
}

interface TransferRowProps {
  readonly item: Transfer;
  readonly onOpen: (documentId: string) => void;
}

function TransferRow({ item, onOpen }: TransferRowProps) {
  const texts = useTransferTexts();
  const stateText = useStateText();
  const { id, name, state } = item;
  const progress = progressOf(state);
  const finished = isFinished(state);
  const cut = isCut(state);
  return (
    <Stack as="li" gap={1} className={classes.row}>
      <Row gap={1} className={classes.line}>
        <Text flex={1} overflow="cut" title={name}>
          {name}
        </Text>
        {state.kind === 'ready' && !item.opens && (
          <Button size="small" onClick={() => onOpen(state.documentId)}>
            {texts('open')}
          </Button>
        )}
        {state.kind === 'wanted' && (
          <FileButton
            size="small"
            onFiles={([file]) => {
              if (file !== undefined && !windowTransfers.chooseAgain(id, file))
                showToast({ kind: 'attention', text: texts('notTheSame', { name }) });
            }}
          >
            {texts('chooseAgain')}
          </FileButton>
        )}
        {state.kind === 'failed' && state.mayRetry && (
          <IconButton
            size="small"
            label={texts('retry', { name })}
            icon={<RotateCcw aria-hidden="true" />}
            onClick={() => windowTransfers.retry(id)}
          />
        )}
        <IconButton
          size="small"
          label={texts(finished ? 'remove' : 'cancel', { name })}
          icon={<X aria-hidden="true" />}
          onClick={() => (finished ? windowTransfers.remove(id) : windowTransfers.cancel(id))}
        />
      </Row>
      {progress !== undefined && (
        <Progress
          value={progress}
          label={texts('progress', { name })}
          tone={state.kind === 'paused' ? 'amber' : 'jade'}
        />
      )}
      <Row
        as="p"
        size="small"
        tone="quiet"
        overflow="breaks"
        align="start"
        gap={1}
        className={classes.state}
        data-kind={cut ? 'cut' : state.kind}
        role={cut || state.kind === 'failed' ? 'alert' : undefined}
      >
        {state.kind === 'failed' && <CircleAlert aria-hidden="true" />}
        {cut && <TriangleAlert aria-hidden="true" />}
        {!cut && ['ready', 'stored', 'made'].includes(state.kind) && <Check aria-hidden="true" />}
        {stateText(item)}
        {state.kind === 'failed' && state.full === true && (
          <Link className={classes.link} to="/user/netdisk?order=size">
            {texts('makeRoom')}
          </Link>
        )}
      </Row>
      {cut && state.kind === 'ready' && (
        <Row align="stretch" className={classes.whole}>
          <DownloadSource documentId={state.documentId} />
        </Row>
      )}
    </Stack>
  );
}

interface TransferListProps {
  readonly items: readonly Transfer[];
  readonly onOpen: (documentId: string) => void;
}

/** The panel at the lower right: stage, progress, cancel button and error of each transfer. */
export function TransferList({ items, onOpen }: TransferListProps) {
  const texts = useTransferTexts();
  const [folded, setFolded] = useState(false);
  const active = items.filter((item) => !isFinished(item.state)).length;
  const failed = items.filter((item) => item.state.kind === 'failed').length;
  const cut = items.filter((item) => isCut(item.state)).length;
  return (
    <Column as="section" overflow="clip" surface="card" className={classes.panel} aria-label={texts('title')}>
      <Row as="header" flex="none" edge="bottom" gap={2} className={classes.header}>
        <p role="status">
          {active > 0
            ? texts('active', { count: active })
            : failed > 0
              ? texts('finishedWithout', { count: failed })
              : texts(cut > 0 ? 'finishedCut' : 'finished', { count: cut })}
        </p>
        {active < items.length && (
          <Button size="small" tone="quiet" onClick={() => windowTransfers.clearFinished()}>
            {texts('clear')}
          </Button>
        )}
        <IconButton
          size="small"
          label={texts(folded ? 'expand' : 'collapse')}
          aria-expanded={!folded}
          icon={folded ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
          onClick={() => setFolded(!folded)}
        />
      </Row>
      {!folded && (
        <Box as="ul" overflow="scroll">
          {items.map((item) => (
            <TransferRow key={item.id} item={item} onOpen={onOpen} />
          ))}
        </Box>
      )}
    </Column>
  );
}
