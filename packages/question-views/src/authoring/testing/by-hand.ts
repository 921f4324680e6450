import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

/** Part of the dialog in which an author writes. */
type Place = Pick<Locator, 'getByRole'>;

const whole = () => page.getByRole('dialog');

function field(name: string, place: Place = whole()): Locator {
  return place.getByRole('textbox', { name, exact: true });
}

/** Writes into a field as an author does: a press, then keys. */
export async function write(name: string, words: string, place?: Place): Promise<void> {
  await field(name, place).click();
  await userEvent.keyboard(words);
}

/** Writes where the focus is. */
export async function type(words: string): Promise<void> {
  await userEvent.keyboard(words);
}

/** Pastes plain text into a field. */
export async function paste(name: string, text: string, place?: Place): Promise<void> {
  const locator = field(name, place);
  await locator.click();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  locator.element().dispatchEvent(event);
}

export async function press(
  role: 'button' | 'radio' | 'checkbox',
  name: string,
  place: Place = whole(),
): Promise<void> {
  await place.getByRole(role, { name, exact: true }).click();
}

/** Chooses an option of a list. */
export async function choose(name: string, option: string): Promise<void> {
  await whole().getByRole('combobox', { name, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

export function part(name: string): Locator {
  return whole().getByRole('region', { name, exact: true });
}

/** Chooses a file with the button of a name. */
export async function chooseFile(button: string, file: File, place: Element = document.body): Promise<void> {
  const input = place.querySelector<HTMLInputElement>(`input[type="file"][aria-label="${button}"]`);
  if (!input) throw new Error(`no button ${button}`);
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
}
