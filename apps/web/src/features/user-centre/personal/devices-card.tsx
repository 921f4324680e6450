import type { Account } from '@lectern/protocol/accounts';
import { endOtherSignIns, endSignIn, type SignInItem } from '@lectern/protocol/sign-ins';
import { Button, ConfirmDialog, Row, Spinner, Stack, Tag, Text } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { LoadFailed } from '../../../parts/load-failed.tsx';
import { call } from '../../../platform/api/call.ts';
import { serverNow } from '../../../platform/api/session.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { formatWhen } from '../../../platform/i18n/format.ts';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import { CentreCard } from '../centre-card.tsx';
import { SIGN_INS, signInsQuery } from '../centre-queries.ts';
import classes from '../user-centre.module.css';
import { usePersonalTexts } from './personal-texts.ts';

/** Key of the run that ends all other sign-ins. */
const OTHERS = 'others';
const PHONES: readonly string[] = ['Android', 'iOS', 'HarmonyOS', 'iPadOS'];

/** Device and browser names that are translated. */
const NAMED = {
  'Desktop client': 'desktopClient',
  WeChat: 'wechat',
  DingTalk: 'dingtalk',
  'QQ Browser': 'qq',
  '360': 's360',
} as const;

/** The account's sessions, with a sign-out button for each. */
export function DevicesCard({ account }: { readonly account: Account }) {
  const texts = usePersonalTexts();
  const { isBusy, run } = useCall({ invalidates: SIGN_INS });
  const list = useQuery(signInsQuery(account.user_id));
  const [asking, setAsking] = useState(false);
  const items = list.data?.items ?? [];
  const params = { id: account.user_id };

  const end = (item: SignInItem) =>
    run(() => call(endSignIn, { params: { ...params, sign_in_id: item.id } }), {
      key: item.id,
      success: texts('devices.ended', { name: nameOf(item) }),
    });
  const endOthers = async () => {
    await run(() => call(endOtherSignIns, { params }), {
      key: OTHERS,
      success: texts('devices.othersEnded'),
    });
    setAsking(false);
  };
  const nameOf = ({ browser, system }: SignInItem) => {
    const key = browser in NAMED ? NAMED[browser as keyof typeof NAMED] : undefined;
    if (browser === '' && system === '') return texts('devices.unknown');
    const shown =
      key === undefined ? browser || texts('devices.unknownBrowser') : texts(`devices.names.${key}`);
    return system === '' ? shown : `${shown} · ${system}`;
  };

  return (
    <CentreCard
      title={texts('devices.title')}
      text={items.length === 1 ? texts('devices.only') : texts('devices.text')}
      action={
        items.length > 1 && <Button onClick={() => setAsking(true)}>{texts('devices.endOthers')}</Button>
      }
    >
      {list.isPending ? (
        <Spinner />
      ) : list.isLoadingError ? (
        <LoadFailed error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <Stack as="ul">
          {items.map((item) => (
            <Device
              key={item.id}
              item={item}
              name={nameOf(item)}
              busy={isBusy(item.id)}
              onEnd={() => void end(item)}
            />
          ))}
        </Stack>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={texts('devices.endOthers')}
        description={texts('devices.endOthersText')}
        confirmLabel={texts('devices.endOthers')}
        cancelLabel={texts('cancel')}
        busy={isBusy(OTHERS)}
        onConfirm={() => void endOthers()}
      />
    </CentreCard>
  );
}

interface DeviceProps {
  readonly item: SignInItem;
  readonly name: string;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

function Device({ item, name, busy, onEnd }: DeviceProps) {
  const texts = usePersonalTexts();
  const language = useLanguage();
  const when = (time: number) => formatWhen(time, serverNow(), language);
  const words = [texts('devices.begun', { when: when(item.begin_at) })];
  if (!item.current) words.push(texts('devices.seen', { when: when(item.seen_at) }));
  return (
    <Row as="li" edge="top" wrap className={classes.row}>
      {PHONES.includes(item.system) ? <Smartphone aria-hidden="true" /> : <Monitor aria-hidden="true" />}
      <Stack overflow="breaks" gap={1} className={classes.rowWords}>
        <strong>
          {name}
          {item.current && <Tag tone="jade">{texts('devices.here')}</Tag>}
        </strong>
        <Text tone="quiet" overflow="breaks">
          {words.join(language === 'zh' ? '，' : ', ')}
        </Text>
      </Stack>
      {!item.current && (
        <Button size="small" busy={busy} aria-label={texts('devices.endNamed', { name })} onClick={onEnd}>
          {texts('devices.end')}
        </Button>
      )}
    </Row>
  );
}
