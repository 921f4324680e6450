import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_PASSWORD } from '@lectern/e2e/server';
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, CHROMIUM_PATH } from '../browser.ts';

/** Folders of a profile in which a browser stores loaded files and compiled code. */
const CACHES = ['Cache', 'Code Cache', 'GPUCache', 'Service Worker'];

/** A five-year-old laptop on a school's network: 10 Mbit/s, 40 ms, a quarter of this machine's speed. */
export const SLOW = '10 Mbit/s, 40 ms, CPU ÷ 4';

/** A folder with a browser's profile. Each visit starts a separate browser process on a copy. */
export class Profile {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** The profile of a new browser. */
  static empty(): Profile {
    return new Profile(mkdtempSync(path.join(tmpdir(), 'lectern-profile-')));
  }

  /** The profile of a teacher who has signed in and opened only the desk. */
  static async signedIn(url: string): Promise<Profile> {
    const profile = Profile.empty();
    await profile.#browse(profile.#folder, async ({ page }) => {
      await page.goto(`${url}/#/login`);
      await page.getByLabel('账号', { exact: true }).fill('chen');
      await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD);
      await page.getByRole('button', { name: '登录', exact: true }).click();
      await page.getByRole('button', { name: /^账号菜单/ }).waitFor();
    });
    return profile;
  }

  /** The same profile after a visit: its sign-in, its HTTP cache, its compiled code. */
  async after(visit: (visitor: Visitor) => Promise<void>): Promise<Profile> {
    const later = Profile.empty();
    cpSync(this.#folder, later.#folder, { recursive: true });
    await later.#browse(later.#folder, visit);
    return later;
  }

  /** A visit by a new browser process. `cold`: no file is cached or compiled. The profile is unchanged. */
  async visit<T>(how: 'cold' | 'cached', act: (visitor: Visitor) => Promise<T>): Promise<T> {
    const folder = mkdtempSync(path.join(tmpdir(), 'lectern-visit-'));
    try {
      cpSync(this.#folder, folder, { recursive: true });
      if (how === 'cold')
        for (const cache of CACHES)
          rmSync(path.join(folder, 'Default', cache), { recursive: true, force: true });
      return await this.#browse(folder, act);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  dispose(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #browse<T>(folder: string, act: (visitor: Visitor) => Promise<T>): Promise<T> {
    const context = await chromium.launchPersistentContext(folder, {
      executablePath: CHROMIUM_PATH,
      args: [...CHROMIUM_ARGS],
      viewport: { width: 1366, height: 768 },
      locale: 'zh-CN',
    });
    try {
      const page = context.pages()[0] ?? (await context.newPage());
      return await act(new Visitor(context, page, await context.newCDPSession(page)));
    } finally {
      await context.close();
    }
  }
}

/** A user of a browser that was just started. */
export class Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly devtools: CDPSession;

  constructor(context: BrowserContext, page: Page, devtools: CDPSession) {
    this.context = context;
    this.page = page;
    this.devtools = devtools;
  }

  /** Slows the machine and the network of this visit, as described by `SLOW`. */
  async slow(): Promise<void> {
    await this.devtools.send('Network.enable');
    await this.devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 40,
      downloadThroughput: 1_250_000,
      uploadThroughput: 1_250_000,
    });
    await this.devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
}
