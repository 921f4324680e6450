import { type BoundUser, displayName } from '@lectern/protocol/accounts';
import { IDENTITIES } from '@lectern/protocol/constants';
import { Avatar, ConfirmDialog, Menu, MenuChoice, MenuItem, MenuSeparator } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { CircleQuestionMark, CircleUserRound, LogIn, LogOut, MonitorOff } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { accountState, leave, otherAccounts, switchAccount, useRoles } from '../../parts/account/index.ts';
import { useUnsentFiles } from '../../parts/unsent-files.tsx';
import { useCall } from '../../platform/api/use-call.ts';
import { changeTheme, useTheme } from '../../platform/appearance/theme.ts';
import { changeLanguage } from '../../platform/i18n/language.ts';
import { useLanguage } from '../../platform/i18n/texts.ts';
import { navigate } from '../../platform/router/router.ts';
import { useGoneElsewhere } from '../../platform/router/use-address.ts';
import classes from './account-menu.module.css';
import { OpenInDesktop } from './desktop/open-in-desktop.tsx';
import { useMenuTexts } from './menu-texts.ts';

/** Name of the signed-in user, with a menu for account, role, language, theme and signing out. */
export function AccountMenu() {
  const texts = useMenuTexts();
  const state = useSignal(accountState);
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const { isBusy, run } = useCall();
  const { askBefore, sayTheyStay, question } = useUnsentFiles();
  const account = state.kind === 'signed-in' ? state.account : undefined;
  const bound = useBoundUsers(open, account?.user_id);
  const roles = useRoles(account);
  useGoneElsewhere(() => setOpen(false));

  if (account === undefined) return null;
  const name = displayName(account) ?? texts('cancelled');
  const school = account.org?.org_name ?? texts('personal');
  // The role is shown when the user has several roles or the client around the page set it.
  const as = roles && (roles.all.length > 1 || !roles.choose) ? roles.current : undefined;

  const nameOfRole = (role: string) => {
    const identity = IDENTITIES.find((each) => each === role);
    // A client may send a role that is not in `IDENTITIES`; it is shown as sent.
    return identity === undefined ? role : texts(`identities.${identity}`);
  };
  const place = as === undefined ? school : `${school} · ${nameOfRole(as)}`;
  const choose = roles?.choose;

  const change = (userId: string) =>
    run(() => switchAccount(userId), {
      success: (next) =>
        next?.kind === 'signed-in'
          ? texts('switched', { name: next.account.org?.org_name ?? texts('personal') })
          : undefined,
      onSuccess: (next) => next === undefined && sayTheyStay(),
    });
  const leaveHere = () => void askBefore('leave', account.user_id, () => leave());
  const askEverywhere = () => void askBefore('leave', account.user_id, () => setAsking(true));
  const leaveEverywhere = async () => {
    await run(() => leave(true), { key: 'everywhere' });
    setAsking(false);
  };

  return (
    <>
      <Menu
        align="end"
        open={open}
        onOpenChange={setOpen}
        trigger={<Trigger account={account} name={name} place={place} />}
      >
        <MenuItem
          icon={<CircleUserRound aria-hidden="true" />}
          onSelect={() => navigate('/user/personalModules')}
        >
          {texts('userCentre')}
        </MenuItem>
        <MenuSeparator />
        {bound.length > 0 && (
          <>
            <MenuChoice
              label={texts('switchAccount')}
              value={account.user_id}
              options={[
                { value: account.account_id, label: texts('personal') },
                ...bound.map((user) => ({ value: user.user_id, label: user.org.org_name })),
              ]}
              onChange={(userId) => void askBefore('change', account.user_id, () => change(userId))}
            />
            <MenuSeparator />
          </>
        )}
        {roles && choose && roles.all.length > 1 && (
          <>
            <MenuChoice
              label={texts('identity')}
              value={roles.current}
              options={roles.all.map((role) => ({ value: role, label: nameOfRole(role) }))}
              onChange={choose}
            />
            <MenuSeparator />
          </>
        )}
        <Appearance />
        <MenuSeparator />
        <MenuItem icon={<CircleQuestionMark aria-hidden="true" />} onSelect={() => navigate('/user/help')}>
          {texts('help')}
        </MenuItem>
        <OpenInDesktop />
        <MenuItem icon={<LogIn aria-hidden="true" />} onSelect={leaveHere}>
          {texts('otherAccount')}
        </MenuItem>
        <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={leaveHere}>
          {texts('signOut')}
        </MenuItem>
        <MenuItem icon={<MonitorOff aria-hidden="true" />} tone="danger" onSelect={askEverywhere}>
          {texts('signOutEverywhere')}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={texts('signOutEverywhere')}
        description={texts('signOutEverywhereText')}
        confirmLabel={texts('signOutEverywhere')}
        cancelLabel={texts('cancel')}
        busy={isBusy('everywhere')}
        onConfirm={() => void leaveEverywhere()}
      />
      {question}
    </>
  );
}

interface TriggerProps extends ComponentProps<'button'> {
  readonly account: { readonly has_avatar: boolean; readonly avatar_url: string };
  readonly name: string;
  /** School and role. */
  readonly place: string;
}

/** The button with the user's name that opens the menu. */
function Trigger({ account, name, place, ...rest }: TriggerProps) {
  const texts = useMenuTexts();
  return (
    <button {...rest} type="button" className={classes.trigger}>
      <Avatar name={name} src={account.has_avatar ? account.avatar_url : undefined} decorative />
      <span className="visually-hidden">{`${texts('menu')}: `}</span>
      <span className={classes.who}>
        <span className={classes.name} title={name}>
          {name}
        </span>
        <span className={classes.place} title={place}>
          {place}
        </span>
      </span>
    </button>
  );
}

/** The choices of language and theme. */
function Appearance() {
  const texts = useMenuTexts();
  const language = useLanguage();
  const theme = useTheme();
  return (
    <>
      <MenuChoice
        label={texts('language')}
        value={language}
        options={[
          { value: 'zh', label: '简体中文' },
          { value: 'en', label: 'English' },
        ]}
        onChange={changeLanguage}
      />
      <MenuChoice
        label={texts('theme')}
        value={theme}
        options={[
          { value: 'light', label: texts('light') },
          { value: 'dark', label: texts('dark') },
        ]}
        onChange={changeTheme}
      />
    </>
  );
}

/** Further accounts of the person, requested when the menu opens. */
function useBoundUsers(open: boolean, userId: string | undefined): readonly BoundUser[] {
  const [bound, setBound] = useState<readonly BoundUser[]>([]);
  useEffect(() => {
    if (!open || userId === undefined) return;
    let stale = false;
    otherAccounts().then(
      (accounts) => {
        if (!stale) setBound(accounts);
      },
      // The menu works without the list; it is requested again when the menu opens next.
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [open, userId]);
  return bound;
}
