import { DESIGNS, type HostDesign } from './host-marks.ts';

/** The messages between the page and a client; docs/host.md describes them for authors of clients. */

export interface HostInfo {
  /** A program on a desktop or a panel, or the webview of an application on a phone or tablet. */
  readonly client: 'desktop' | 'mobile';
  /** Numbered like `win_version` in the catalogue of subject tools. */
  readonly version: number;
  readonly mode: 'teaching' | 'preparing';
  /** The window size that the client was designed for; undefined for the browser's own design. */
  readonly design: HostDesign | undefined;
  readonly commands: ReadonlySet<HostCommand>;
  /** Edges of the page that the device covers, CSS pixels; undefined when the browser knows them. */
  readonly insets: HostInsets | undefined;
  /** Whether the window is minimised to a spot on the desktop, which restores it. */
  readonly minimised: boolean;
}

export interface HostInsets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The user's current role and all selectable roles. Codes are the client's own, or names of identities. */
export interface HostRoles {
  readonly current: string;
  readonly all: readonly string[];
}

/** A one-time key, or the token with which the client itself signs its calls. */
export type HostSignIn =
  | { readonly login_key: string }
  | { readonly access_token: string; readonly mac_key: string };

/** The arguments of each command. */
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

/** The response of each command; commands with `undefined` have no result. */
export interface HostAnswers extends Record<Exclude<HostCommand, 'roles' | 'sign-in'>, undefined> {
  readonly roles: HostRoles;
  readonly 'sign-in': HostSignIn | undefined;
}

/** The events that the client sends. */
export interface HostEvents {
  readonly info: HostInfo;
  readonly roles: HostRoles;
  readonly back: undefined;
  readonly 'full-screen': { readonly on: boolean };
}

/** Longest name, code or key that is accepted, characters. */
const LONGEST_TEXT = 512;
const MOST_ROLES = 20;
const MOST_COMMANDS = 200;
const GREATEST_VERSION = 1_000_000;
const WIDEST_INSET = 300;

/** Reads an unknown value; the caller catches getters that throw. */
type Reader<T> = (value: unknown) => T | undefined;

/** Time limit of each command, and how its answer is read. Saving may include downloading a file. */
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
