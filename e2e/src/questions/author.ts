import { expect, type Locator, type Page } from '@playwright/test';
import { greyPicture } from '../grey-picture.ts';

/** Part of the dialog in which an author writes. */
type Place = Pick<Locator, 'getByRole'>;

/** The hands of a teacher in the dialog in which a question is made: presses, keys, the clipboard and files. */
export class Author {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: /^编辑题目/ });
  }

  /** Writes where the focus is, which is the stem in a new question. */
  async type(words: string): Promise<void> {
    await expect(this.dialog.locator('[data-open-text]:focus')).toHaveCount(1);
    await this.page.keyboard.type(words);
  }

  /** Writes into the field of a name; a line break is Enter, which begins the next item of a list. */
  async write(name: string, words: string, place: Place = this.dialog): Promise<void> {
    await place.getByRole('textbox', { name, exact: true }).click();
    await this.page.keyboard.type(words);
  }

  /** Replaces the number in a field. */
  async number(name: string, value: number): Promise<void> {
    await this.dialog.getByRole('textbox', { name, exact: true }).click();
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(`${value}`);
    await this.page.keyboard.press('Tab');
  }

  /** Pastes lines from the clipboard, each into an item of a list. */
  async paste(name: string, text: string, place: Place = this.dialog): Promise<void> {
    await place.getByRole('textbox', { name, exact: true }).click();
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await this.page.keyboard.press('Control+v');
  }

  async press(
    role: 'button' | 'radio' | 'checkbox',
    name: string,
    place: Place = this.dialog,
  ): Promise<void> {
    await place.getByRole(role, { name, exact: true }).click();
  }

  /** Chooses an option of a list. */
  async choose(name: string, option: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name, exact: true }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  part(name: string): Locator {
    return this.dialog.getByRole('region', { name, exact: true });
  }

  /** Chooses a picture, twice as wide as high. */
  async picture(): Promise<void> {
    const chosen = this.page.waitForEvent('filechooser');
    await this.dialog.getByRole('button', { name: '选择图片' }).click();
    const file = { name: '图.png', mimeType: 'image/png', buffer: greyPicture(640, 320) };
    await (await chosen).setFiles(file);
    await expect(this.dialog.getByRole('button', { name: '换图片' })).toBeVisible();
  }
}
