import type { Account } from '@lectern/protocol/accounts';
import { cancelDataExport, type DataExport, startDataExport } from '@lectern/protocol/data-exports';
import { Button, FaultMessage, Progress, Row, Spinner, Stack, Text } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { Download, PackageOpen } from 'lucide-react';
import { LoadFailed } from '../../../parts/load-failed.tsx';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { formatSize } from '../../../platform/i18n/format.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { CentreCard } from '../centre-card.tsx';
import { DATA_EXPORT, dataExportQuery } from '../centre-queries.ts';
import classes from '../user-centre.module.css';
import { useDay, useOwnTexts } from './own-texts.ts';

/** Exports all data of the account as one archive. */
export function DataCard({ account }: { readonly account: Account }) {
  const texts = useOwnTexts();
  const { busy, run } = useCall({ invalidates: DATA_EXPORT });
  const found = useQuery(dataExportQuery(account.user_id));
  const params = { id: account.user_id };
  const task = found.data?.task ?? undefined;
  const isMaking = task?.state === 'waiting' || task?.state === 'running';

  /** The address is valid for minutes, and this page may have been open for longer. */
  const save = async () => {
    const { data } = await found.refetch();
    const file = data?.task?.file;
    if (file) saveFile(file.name, file.url);
  };

  return (
    <CentreCard
      title={texts('data.title')}
      text={texts('data.text')}
      action={
        found.isSuccess &&
        !isMaking && (
          <Button
            icon={<PackageOpen aria-hidden="true" />}
            busy={busy}
            onClick={() => void run(() => call(startDataExport, { params }))}
          >
            {texts(task?.file ? 'data.again' : 'data.begin')}
          </Button>
        )
      }
    >
      {found.isPending ? (
        <Spinner />
      ) : found.isLoadingError ? (
        <LoadFailed error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        task && (
          <Task
            task={task}
            busy={busy}
            onSave={() => void save()}
            onCancel={() => void run(() => call(cancelDataExport, { params }))}
          />
        )
      )}
    </CentreCard>
  );
}

interface TaskProps {
  readonly task: DataExport;
  readonly busy: boolean;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

function Task({ task, busy, onSave, onCancel }: TaskProps) {
  const texts = useOwnTexts();
  const day = useDay();
  const { state, file, done, total, expires_at: end } = task;
  if (state === 'waiting' || state === 'running') {
    const share = total === 0 ? 0 : done / total;
    return (
      <Stack gap={4} className={classes.form}>
        <Text role="status" as="p" tone="quiet" overflow="breaks">
          {total === 0 ? texts('data.waiting') : texts('data.making', { done, total })}
        </Text>
        <Progress value={share} label={texts('data.title')} />
        <Row wrap className={classes.buttons}>
          <Button size="small" busy={busy} onClick={onCancel}>
            {texts('data.cancel')}
          </Button>
        </Row>
      </Stack>
    );
  }
  if (state === 'failed') {
    return <FaultMessage>{texts('data.failed', { why: task.error?.message ?? '' })}</FaultMessage>;
  }
  if (!file)
    return (
      <Text as="p" tone="quiet" overflow="breaks">
        {texts('data.expired')}
      </Text>
    );
  return (
    <Row edge="top" wrap className={classes.row}>
      <Stack overflow="breaks" gap={1} className={classes.rowWords}>
        <strong>
          <bdi>{file.name}</bdi>
        </strong>
        <Text tone="quiet" overflow="breaks">
          {texts('data.ready', { size: formatSize(file.size), when: end === null ? '' : day(end) })}
        </Text>
      </Stack>
      <Row wrap className={classes.buttons}>
        <Button tone="primary" size="small" icon={<Download aria-hidden="true" />} onClick={onSave}>
          {texts('data.save')}
        </Button>
        <Button size="small" tone="quiet" busy={busy} onClick={onCancel}>
          {texts('data.remove')}
        </Button>
      </Row>
    </Row>
  );
}
