import { DESIGNS, type HostDesign } from './host-designs.ts';

/** What the page says to a client and hears from it: docs/host.md tells those who build one. */

export interface HostInfo {
  /** A program on a desk or a panel, or an application's webview on a phone or a pad. */
  readonly client: 'desktop' | 'mobile';
  /** As the catalogue of the subject tools counts (`win_version`). */
  readonly version: number;
  readonly mode: 'teaching' | 'preparing';
  /** The window for which the client is drawn; undefined for the browser's own design. */
  readonly design: HostDesign | undefined;
  readonly commands: ReadonlySet<HostCommand>;
  /** What the machine covers at the edges of the page, CSS pixels; undefined where the browser knows it. */
  readonly insets: HostInsets | undefined;
  /** The window is put away down to a spot on the desktop, which leads back. */
  readonly minimised: boolean;
}

export interface HostInsets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Who the user is at the moment, and may be. Codes of the client's, which mean something to it alone or are identities. */
export interface HostRoles {
  readonly current: string;
  readonly all: readonly string[];
}

/** A key that signs in once, or what the client itself signs its calls with. */
export type HostSignIn =
  | { readonly login_key: string }
  | { readonly access_token: string; readonly mac_key: string };

/** What each command is called with. */
export interface HostArguments {
  readonly 'back-to-desktop': [];
  readonly 'close-page': [];
  readonly 'end-show': [{ readonly document: string; readonly page: number }];
  readonly 'full-screen': [{ readonly on: boolean }];
  readonly 'open-in-browser': [{ readonly url: string }];
  readonly 'open-program': [{ readonly program: 'calculator' }];
  readonly roles: [];
  readonly 'restore-window': [];
  readonly 'save-file': [
    { readonly name: string; readonly url: string } | { readonly name: string; readonly base64: string },
  ];
  readonly 'sign-in': [];
  readonly 'signed-out': [];
}

export type HostCommand = keyof HostArguments;

/** What each command answers; nothing is read of what answers `undefined`. */
export interface HostAnswers extends Record<Exclude<HostCommand, 'roles' | 'sign-in'>, undefined> {
  readonly roles: HostRoles;
  readonly 'sign-in': HostSignIn | undefined;
}

/** What the client tells by itself. */
export interface HostEvents {
  readonly info: HostInfo;
  readonly roles: HostRoles;
  readonly back: undefined;
  readonly 'full-screen': { readonly on: boolean };
}

/** A name, a code or a key is not longer. */
const LONGEST_TEXT = 512;
const MOST_ROLES = 20;
const MOST_COMMANDS = 200;
const GREATEST_VERSION = 1_000_000;
const WIDEST_INSET = 300;

/** What it is read from may be anything: getters that throw are caught by whoever calls. */
type Reader<T> = (value: unknown) => T | undefined;

/** How long each may take, and how its answer is read. A file may have to be fetched before it is said to be saved. */
export const COMMANDS: {
  readonly [C in HostCommand]: { readonly limit: number; readonly read: Reader<{ answer: HostAnswers[C] }> };
} = {
  'back-to-desktop': { limit: 3_000, read: unread },
  'close-page': { limit: 3_000, read: unread },
  'end-show': { limit: 3_000, read: unread },
  'full-screen': { limit: 3_000, read: unread },
  'open-in-browser': { limit: 3_000, read: unread },
  'open-program': { limit: 3_000, read: unread },
  roles: { limit: 3_000, read: answered(readRoles) },
  'restore-window': { limit: 3_000, read: unread },
  'save-file': { limit: 60_000, read: unread },
  'sign-in': {
    limit: 5_000,
    read: (value) => (value === null ? { answer: undefined } : answered(readSignIn)(value)),
  },
  'signed-out': { limit: 3_000, read: unread },
};

export const EVENTS: { readonly [E in keyof HostEvents]: Reader<{ answer: HostEvents[E] }> } = {
  info: answered(readInfo),
  roles: answered(readRoles),
  back: unread,
  'full-screen': answered(readFullScreen),
};

function unread(): { answer: undefined } {
  return { answer: undefined };
}

function answered<T>(read: Reader<T>): Reader<{ answer: T }> {
  return (value) => {
    const answer = read(value);
    return answer === undefined ? undefined : { answer };
  };
}

export function readInfo(value: unknown): HostInfo | undefined {
  const { contract, client, version, mode, design, commands, insets, minimised } = fieldsOf(value);
  if (!isCount(contract, GREATEST_VERSION) || contract < 1) return undefined;
  if (client !== 'desktop' && client !== 'mobile') return undefined;
  if (!isCount(version, GREATEST_VERSION) || !Array.isArray(commands)) return undefined;
  return {
    client,
    version,
    mode: mode === 'teaching' ? 'teaching' : 'preparing',
    design: DESIGNS.find((each) => each === design),
    // A newer client may have commands that this page does not know.
    commands: new Set(commands.slice(0, MOST_COMMANDS).filter(isCommand)),
    insets: readInsets(insets),
    minimised: minimised === true,
  };
}

function readInsets(value: unknown): HostInsets | undefined {
  const { top, right, bottom, left } = fieldsOf(value);
  return isInset(top) && isInset(right) && isInset(bottom) && isInset(left)
    ? { top, right, bottom, left }
    : undefined;
}

function readRoles(value: unknown): HostRoles | undefined {
  const { current, all } = fieldsOf(value);
  if (!isText(current) || !Array.isArray(all) || all.length > MOST_ROLES || !all.every(isText))
    return undefined;
  return all.includes(current) ? { current, all: [...new Set(all)] } : undefined;
}

function readSignIn(value: unknown): HostSignIn | undefined {
  const { login_key, access_token, mac_key } = fieldsOf(value);
  if (isText(login_key)) return { login_key };
  return isText(access_token) && isText(mac_key) ? { access_token, mac_key } : undefined;
}

function readFullScreen(value: unknown): { readonly on: boolean } | undefined {
  const { on } = fieldsOf(value);
  return typeof on === 'boolean' ? { on } : undefined;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isCommand(value: unknown): value is HostCommand {
  return typeof value === 'string' && Object.hasOwn(COMMANDS, value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_TEXT;
}

function isCount(value: unknown, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
}

function isInset(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= WIDEST_INSET;
}
