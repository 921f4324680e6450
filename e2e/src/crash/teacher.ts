import { expect, type Page } from '@playwright/test';
import { signInThroughScreen } from '../account-api.ts';

/** A teacher in the editor, who adds pages and watches the save state on the screen. */
export class Teacher {
  readonly #page: Page;
  #made = 0;
  /** Number of created pages that the screen showed as saved. */
  saved = 0;
  /** The connection is cut: the editor's attempts to reconnect fail. */
  isCut = false;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(url: string, loginName: string, documentId: string): Promise<void> {
    await this.#page.routeWebSocket('**/ws/courseware', (socket) => {
      if (this.isCut) void socket.close();
      else socket.connectToServer();
    });
    await signInThroughScreen(this.#page, url, loginName);
    await this.#page.goto(`${url}/#/view?fileId=${documentId}`);
    await this.isSafe();
  }

  async isSafe(): Promise<void> {
    await expect(this.#page.locator('[role=status][data-state=saved]')).toBeVisible();
  }

  /**
   * Adds a page and checks for up to `frames` frames whether the screen shows it as saved: under continuous edits
   * "saved" is never shown.
   */
  async addPage(frames: number): Promise<void> {
    await this.#page.locator('[data-page]').first().press('Control+m');
    this.#made += 1;
    for (let frame = 0; frame < frames; frame += 1) {
      if ((await this.#shown()) !== 'saved') continue;
      this.saved = this.#made;
      return;
    }
  }

  /** The save state on the screen, once it is rendered. */
  #shown(): Promise<string | undefined> {
    return this.#page.evaluate(
      () =>
        new Promise<string | undefined>((resolve) => {
          requestAnimationFrame(() =>
            resolve(document.querySelector<HTMLElement>('[role=status][data-state]')?.dataset.state),
          );
        }),
    );
  }
}
