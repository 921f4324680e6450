import { type Dispose, type Readable, Signal } from '@lectern/base';
import { sendEvents } from '@lectern/protocol/analytics';
import { NotificationType } from '@lectern/protocol/constants';
import { showToast } from '@lectern/ui';
import { SIGNED_IN_MARK } from '../../parts/account/index.ts';
import { analytics } from '../../parts/analytics.ts';
import { windowFeatures } from '../../parts/environment.ts';
import { isProblem } from '../../parts/problem-reports.ts';
import { call } from '../../platform/api/call.ts';
import { sessionUser } from '../../platform/api/session.ts';
import { pushEvent } from '../../platform/push/push-event.ts';
import { parseHash } from '../../platform/router/hash-address.ts';
import { addressNow, currentAddress } from '../../platform/router/router.ts';
import { readLocal, writeLocal } from '../../platform/storage/local-store.ts';
import { betterThan, coreOf } from './browser-version.ts';
import { followMarks } from './follow-marks.ts';
import { followUse } from './follow-use.ts';
import { keepProgram } from './keep-program.ts';
import { serviceText } from './service-texts.ts';
import type { hearErrors } from './uncaught-errors.ts';
import { watchForUpdate } from './update-watch.ts';
import { pageEntry, windowReports } from './window-reports.ts';

/** Screens that a class is watching. */
const SHOWN = ['/play', '/presenter'];
/** Interval at which usage events are sent, milliseconds. */
const SEND_EVERY_MS = 60_000;
/** Delay before a reload, in which its message can be read (specification, section 9), milliseconds. */
const RELOAD_AFTER_MS = 500;
/** Duration of the tip about the browser, milliseconds. */
const TIP_MS = 20_000;
const TOLD_KEY = 'browser-tip';

/** Background services beside every screen; `app/program.tsx` starts them once per window. */
export function startServices(keepsProgram: boolean, giveErrors: ReturnType<typeof hearErrors>): void {
  if (keepsProgram) void keepProgram();
  giveErrors((error, hash) => {
    if (isProblem(error)) windowReports.record(error, parseHash(hash).pathname);
  });
  followUser();
  followMarks(SIGNED_IN_MARK, (at) => analytics.track('login', '', at));
  followUse({
    ...{ analytics, user: sessionUser, onChance: whenToSend },
    address: { get: addressNow, subscribe: currentAddress.subscribe },
    isOn: () => windowFeatures.isOn('analytics'),
    send: (events) => call(sendEvents, { body: { events: [...events] } }),
  });
  followUpdates();
}

/** Loads the enabled features for each signed-in user. */
function followUser(): void {
  let user: string | undefined;
  const open = () => {
    if (user === sessionUser.get()) return;
    // Errors of one user must not be described by the next.
    if (user !== undefined) windowReports.clear();
    user = sessionUser.get();
    void windowFeatures.open(user).then(tipOnBrowser);
  };
  sessionUser.subscribe(open);
  open();
  // Features that depend on a membership change with it.
  pushEvent.subscribe(({ type }) => {
    if (type === NotificationType.vipInfoChange) void windowFeatures.open(sessionUser.get());
  });
}

/** Sends at intervals, and when the window is hidden, because it may be closing. */
function whenToSend(send: () => void): Dispose {
  const timer = setInterval(send, SEND_EVERY_MS);
  const hidden = () => document.visibilityState === 'hidden' && send();
  document.addEventListener('visibilitychange', hidden);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', hidden);
  };
}

function followUpdates(): void {
  const entry = pageEntry();
  if (entry === undefined) return;
  watchForUpdate({
    entry,
    fetchPage: async () => (await fetch('/', { cache: 'no-store', credentials: 'omit' })).text(),
    now: Date.now,
    isBusy: isShowing(),
    onChance: whenUpdateIsLikely,
    say: () => {
      if (!windowFeatures.isOn('update_prompt')) return;
      showToast({
        text: serviceText('update.text'),
        about: 'update',
        lifetime: 0,
        action: { label: serviceText('update.action'), run: reload },
      });
    },
  });
}

function reload(): void {
  showToast({ text: serviceText('update.reloading'), about: 'update' });
  setTimeout(() => location.reload(), RELOAD_AFTER_MS);
}

function isShowing(): Readable<boolean> {
  const isShown = () => SHOWN.includes(addressNow().pathname);
  const showing = new Signal(isShown());
  currentAddress.subscribe(() => showing.set(isShown()));
  return showing;
}

function whenUpdateIsLikely(listener: (isSure: boolean) => void): Dispose {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  // The first stored program is this window's own: the page is compared, and no message is shown.
  const changed = () => listener(true);
  const seen = () => document.visibilityState === 'visible' && listener(false);
  worker?.addEventListener('controllerchange', changed);
  document.addEventListener('visibilitychange', seen);
  return () => {
    worker?.removeEventListener('controllerchange', changed);
    document.removeEventListener('visibilitychange', seen);
  };
}

/** Recommends a newer browser version once per version. */
function tipOnBrowser(): void {
  const core = coreOf(navigator.userAgent);
  const recommended = betterThan(core);
  if (core === undefined || recommended === undefined) return;
  const current = `${core.name} ${core.version}`;
  if (!windowFeatures.isOn('browser_tips') || readLocal(TOLD_KEY) === current) return;
  if (SHOWN.includes(addressNow().pathname)) return;
  writeLocal(TOLD_KEY, current);
  showToast({
    kind: 'attention',
    text: serviceText('browser.tip', { current, recommended: `${core.name} ${recommended}` }),
    about: 'browser',
    lifetime: TIP_MS,
  });
}
