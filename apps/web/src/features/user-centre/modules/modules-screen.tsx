import { type Account, displayName } from '@lectern/protocol/accounts';
import { Avatar, Row, Stack, Text } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { HardDrive, History, NotebookText, School, ShieldUser, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { windowClasses } from '../../../parts/classes/index.ts';
import { capacityQuery } from '../../../parts/documents/index.ts';
import { formatSize } from '../../../platform/i18n/format.ts';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import { Link } from '../../../platform/router/link.tsx';
import { cancellationQuery } from '../centre-queries.ts';
import { CancellationNotice } from '../personal/cancellation-notice.tsx';
import { HandOverNotices } from '../personal/hand-over-notices.tsx';
import centre from '../user-centre.module.css';
import classes from './modules.module.css';
import { useModulesTexts } from './modules-texts.ts';

/** Identities with access to the school's administration; the server decides about their permissions there. */
const OVERSEERS: readonly string[] = ['ACADEMIC_STAFF', 'EDU_ADMIN'] satisfies Account['identities'];

/** Size of the portrait, tenths of rem. */
const PORTRAIT = 72;

/** The overview of the user centre: the user's profile, and links to each module. */
export function ModulesScreen({ account }: { readonly account: Account }) {
  const texts = useModulesTexts();
  const userId = account.user_id;
  const capacity = useQuery(capacityQuery(userId)).data;
  const taught = useQuery({
    queryKey: ['classes', 'list', userId, false],
    queryFn: () => windowClasses.classes(userId),
  }).data;
  const dueAt = useQuery(cancellationQuery(userId)).data?.due_at;
  return (
    <Stack rows="start" columns="one" gap={4} className={centre.screen}>
      <h1>{texts('title')}</h1>
      {dueAt !== null && dueAt !== undefined && <CancellationNotice account={account} dueAt={dueAt} />}
      <HandOverNotices account={account} />
      <Who account={account} />
      <Stack as="nav" gap={4} aria-label={texts('modules')} className={classes.modules}>
        <Module
          to="/user/netdisk"
          icon={<HardDrive aria-hidden="true" />}
          title={texts('disk.title')}
          text={texts('disk.text')}
          figure={
            capacity &&
            texts('disk.used', { used: formatSize(capacity.used), capacity: formatSize(capacity.capacity) })
          }
        />
        <Module
          to="/user/classmanager"
          icon={<UsersRound aria-hidden="true" />}
          title={texts('classes.title')}
          text={texts('classes.text')}
          figure={taught && texts('classes.count', { count: taught.classes.length })}
        />
        <Module
          to="/user/record"
          icon={<NotebookText aria-hidden="true" />}
          title={texts('lessons.title')}
          text={texts('lessons.text')}
        />
        <Module
          to="/user/record?tab=acts"
          icon={<History aria-hidden="true" />}
          title={texts('acts.title')}
          text={texts('acts.text')}
        />
        <Module
          to="/user/personal"
          icon={<ShieldUser aria-hidden="true" />}
          title={texts('profile.title')}
          text={texts('profile.text')}
        />
        {account.org && account.identities.some((identity) => OVERSEERS.includes(identity)) && (
          <Module
            to="/user/school"
            icon={<School aria-hidden="true" />}
            title={texts('school.title')}
            text={texts('school.text')}
          />
        )}
      </Stack>
    </Stack>
  );
}

/** The portrait and the name of the user, with school and roles. */
function Who({ account }: { readonly account: Account }) {
  const texts = useModulesTexts();
  const language = useLanguage();
  const name = displayName(account) ?? '';
  const as = account.identities.map((identity) => texts(`roles.${identity}`));
  const words = [account.org?.org_name ?? texts('personal'), as.join(language === 'zh' ? '、' : ', ')];
  return (
    <Row as="section" surface="card" pad={6} wrap className={classes.who}>
      <Avatar
        name={name}
        src={account.has_avatar ? account.avatar_url : undefined}
        size={PORTRAIT}
        decorative
      />
      <Stack overflow="breaks" gap={1} className={centre.rowWords}>
        <strong className={classes.name}>
          <bdi>{name}</bdi>
        </strong>
        <Text tone="quiet" overflow="breaks">
          <bdi>{words.filter((word) => word !== '').join(' · ')}</bdi>
        </Text>
      </Stack>
      <Link className={classes.edit} to="/user/personal">
        {texts('edit')}
      </Link>
    </Row>
  );
}

interface ModuleProps {
  readonly to: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly figure?: string | undefined;
}

function Module({ to, icon, title, text, figure }: ModuleProps) {
  return (
    <Stack as={Link} rows="start" surface="card" gap={1} className={classes.module} to={to}>
      {icon}
      <strong>{title}</strong>
      <Text tone="quiet" overflow="breaks">
        {text}
      </Text>
      {figure !== undefined && (
        <Text tone="quiet" numeric className={classes.figure}>
          {figure}
        </Text>
      )}
    </Stack>
  );
}
