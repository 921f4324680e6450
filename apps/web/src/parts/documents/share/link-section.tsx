import { EditType } from '@lectern/protocol/constants';
import { getShare, listShareVisits, putShare, type Share, withdrawShare } from '@lectern/protocol/shares';
import { Box, Button, Field, Input, Row, Select, Spinner, Stack, Switch, showToast, Text } from '@lectern/ui';
import { DatePicker, localDay } from '@lectern/ui/date-picker';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError, messageOf } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { copyText } from '../../../platform/copy-text.ts';
import { languageTag } from '../../../platform/i18n/language.ts';
import { QrCode } from '../../qr-code.tsx';
import { LinkPassword, type LinkPasswordProps } from './link-password.tsx';
import { LinkRecipients } from './link-recipients.tsx';
import classes from './link-section.module.css';
import { useLinkTexts } from './link-texts.ts';
import type { LinkChange, SharedItem } from './shared-item.ts';

/** The link of a document: a switch creates and deletes it; below are its recipients and its use. */
export function LinkSection({
  item,
  userId,
  onUnsetPassword,
}: {
  readonly item: SharedItem;
  readonly userId: string;
  /** Must be a stable function. */
  readonly onUnsetPassword: LinkPasswordProps['onUnset'];
}): ReactNode {
  const t = useLinkTexts();
  const client = useQueryClient();
  const key = ['share', item.id];
  const params = { id: item.id };
  const link = useQuery({ queryKey: key, queryFn: ({ signal }) => call(getShare, { params, signal }) });
  const { busy, run } = useCall();
  // The password set while this dialog is open; the server stores only a hash.
  const [password, setPassword] = useState<string>();
  const share = link.data?.share ?? undefined;

  const seen = async (task: () => Promise<Share | null>) => {
    try {
      client.setQueryData(key, { share: await task() });
    } catch (failure) {
      // Another window changed the link first: it is fetched and shown before this user changes it.
      if (failure instanceof ApiError && failure.code === 'SHARE_CHANGED') {
        // After the change by another window the link may have another password.
        setPassword(undefined);
        await link.refetch();
      }
      throw failure;
    }
  };
  // Changes run one after the other, because each names the version of the link that the previous change produced.
  const queued = true;
  const change = (wish: LinkChange, fieldErrors?: (error: unknown) => Record<string, never>) =>
    run(
      () =>
        seen(() => {
          const now = client.getQueryData<{ readonly share: Share | null }>(key)?.share ?? undefined;
          const { permission, edit_type, user_ids, class_ids, end_at, download } = now ?? {};
          const last = now ? { share_id: now.share_id, update_at: now.update_at } : null;
          const body = { permission, edit_type, user_ids, class_ids, end_at, download, ...wish, seen: last };
          return call(putShare, { params, body });
        }),
      { queued, fieldErrors },
    );
  const end = () =>
    run(
      () =>
        seen(async () => {
          await call(withdrawShare, { params });
          setPassword(undefined);
          return null;
        }),
      { queued },
    );
  /** Rejects when the server refused, for the form that called it. */
  const addPeople = async (user_ids: string[]) => {
    let refused: unknown;
    const isAdded = await change({ user_ids }, (error) => {
      refused = error;
      return {};
    });
    if (!isAdded) throw refused;
  };

  if (link.isPending) return <Spinner fill />;
  // A link that was loaded once stays shown when a later fetch fails.
  if (link.isLoadingError) {
    return (
      <p role="alert">
        {messageOf(link.error)} <Button onClick={() => void link.refetch()}>{t('again')}</Button>
      </p>
    );
  }
  return (
    <Box as="section" edge="top" className={classes.link} aria-label={t('heading')}>
      <Switch
        label={<strong>{t('heading')}</strong>}
        checked={share !== undefined}
        disabled={busy}
        onChange={(on) => void (on ? change({}) : end())}
      />
      <Text as="p" tone="quiet" size="small">
        {t(share === undefined ? 'off' : share.ended ? 'ended' : 'on')}
      </Text>
      {share && (
        <>
          <LinkAddress share={share} name={item.name} password={password} />
          <LinkSettings
            share={share}
            busy={busy}
            onChange={change}
            onPassword={async (next) => {
              const isSet = await change({ password: next });
              if (isSet) setPassword(next ?? undefined);
              return isSet;
            }}
            onUnset={onUnsetPassword}
          />
          {share.edit_type === EditType.SPECIFIED_PERSON && (
            <LinkRecipients share={share} userId={userId} onChange={change} onAdd={addPeople} />
          )}
          <LinkVisits share={share} />
        </>
      )}
    </Box>
  );
}

interface LinkAddressProps {
  readonly share: Share;
  readonly name: string;
  readonly password: string | undefined;
}

function LinkAddress({ share, name, password }: LinkAddressProps): ReactNode {
  const t = useLinkTexts();
  const url = new URL(share.url, location.origin).href;
  const copy = async (text: string) => {
    const copied = await copyText(text);
    showToast({ kind: copied ? 'success' : 'failure', text: t(copied ? 'copied' : 'copyFailed') });
  };
  const message =
    password === undefined ? t('message', { name, url }) : t('messageWithPassword', { name, url, password });
  return (
    <Stack gap={4} align="center" className={classes.address}>
      <Stack columns="one" gap={3}>
        <Input
          aria-label={t('address')}
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Row wrap gap={3}>
          <Button tone="primary" onClick={() => void copy(url)}>
            {t('copyLink')}
          </Button>
          <Button onClick={() => void copy(message)}>{t('copyMessage')}</Button>
        </Row>
      </Stack>
      <div className={classes.qr}>
        <QrCode text={url} label={t('qr', { name })} />
      </div>
    </Stack>
  );
}

interface LinkSettingsProps extends LinkPasswordProps {
  readonly onChange: (change: LinkChange) => Promise<boolean>;
}

function LinkSettings({ share, busy, onChange, onPassword, onUnset }: LinkSettingsProps): ReactNode {
  const t = useLinkTexts();
  const whom = [EditType.ONLY_MYSELF, EditType.ALL, EditType.SPECIFIED_PERSON] as const;
  const what = [10, 20] as const;
  return (
    <Stack gap={4} align="end" className={classes.settings}>
      <Field label={t('who')}>
        <Select
          value={share.edit_type}
          options={whom.map((value) => ({ value, label: t(`whom.${value}`) }))}
          onChange={(edit_type) => void onChange({ edit_type })}
        />
      </Field>
      <Field label={t('what')}>
        <Select
          value={share.permission}
          options={what.map((value) => ({ value, label: t(`permission.${value}`) }))}
          onChange={(permission) => void onChange({ permission })}
        />
      </Field>
      <Stack gap={1} className={classes.until}>
        <span>{t('until')}</span>
        <Row wrap gap={3}>
          <DatePicker
            label={t('until')}
            value={share.end_at === null ? undefined : localDay(new Date(share.end_at))}
            placeholder={t('always')}
            min={localDay(new Date())}
            onChange={(day) => void onChange({ end_at: endOf(day) })}
          />
          {share.end_at !== null && (
            <Button tone="plain" disabled={busy} onClick={() => void onChange({ end_at: null })}>
              {t('always')}
            </Button>
          )}
        </Row>
      </Stack>
      <Stack align="start" className={classes.switches}>
        <Switch
          label={t('download')}
          checked={share.download}
          disabled={busy}
          onChange={(download) => void onChange({ download })}
        />
        <LinkPassword
          key={String(share.has_password)}
          share={share}
          busy={busy}
          onPassword={onPassword}
          onUnset={onUnset}
        />
      </Stack>
    </Stack>
  );
}

function LinkVisits({ share }: { readonly share: Share }): ReactNode {
  const t = useLinkTexts();
  const { data } = useQuery({
    queryKey: ['share-visits', share.share_id],
    queryFn: ({ signal }) => call(listShareVisits, { params: { id: share.document_id }, signal }),
  });
  if (data === undefined) return null;
  const at = new Intl.DateTimeFormat(languageTag(), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <Text as="h3" size="body" weight="bold" className={classes.heading}>
        {t('opened')}
      </Text>
      {data.items.length === 0 && (
        <Text as="p" tone="quiet" size="small">
          {t('nobody')}
        </Text>
      )}
      <ul>
        {data.items.map((visit) => (
          <Row
            key={visit.user_id ?? ''}
            as="li"
            align="stretch"
            justify="between"
            wrap
            gap={3}
            className={classes.visit}
          >
            <span>{visit.user_id === null ? t('strangers') : visit.name}</span>
            <Text tone="quiet" size="small">
              {t('times', { count: visit.times, at: at.format(visit.last_at) })}
            </Text>
          </Row>
        ))}
      </ul>
    </>
  );
}

/** The last moment of a day in the teacher's time zone. */
function endOf(day: string): number {
  return new Date(`${day}T23:59:59.999`).getTime();
}
