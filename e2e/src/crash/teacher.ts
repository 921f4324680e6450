import { expect, type Page } from '@playwright/test';
import { signInThroughScreen } from '../account-api.ts';

/** A teacher at the editor, who adds page after page and looks at what the screen says about saving. */
export class Teacher {
  readonly #page: Page;
  #made = 0;
  /** Of the pages made, those after which the screen said "saved". */
  saved = 0;
  /** The line is cut: the editor tries to come back and does not get through. */
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
   * Adds a page and looks for up to `frames` frames whether the screen calls it saved: a hand that never rests never sees
   * the word.
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

  /** What the screen says, once it is drawn. */
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
