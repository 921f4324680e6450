import { describe, expect, it, vi } from 'vitest';
import { openPresenter } from './open-presenter.ts';

const laptop = { availLeft: 0, availTop: 0, availWidth: 1366, availHeight: 728 };
const panel = { availLeft: 1366, availTop: 0, availWidth: 1920, availHeight: 1080 };

describe('the window of a presenter view', () => {
  it('opens at once, without a prompt, when there is one screen', async () => {
    const screens = vi.fn();
    const open = vi.fn(() => true);
    const opening = openPresenter('c1', { isExtended: false, screens, open });
    // The window must open within the click, because browsers block later pop-ups.
    expect(open).toHaveBeenCalledExactlyOnceWith('#/presenter?fileId=c1', 'popup,width=1280,height=800');
    expect(await opening).toBe(true);
    expect(screens).not.toHaveBeenCalled();
  });

  it('opens on the screen that does not show the slides', async () => {
    const open = vi.fn(() => true);
    const screens = async () => ({ screens: [laptop, panel], currentScreen: panel });
    await openPresenter('c1', { isExtended: true, screens, open });
    expect(open.mock.calls).toEqual([['#/presenter?fileId=c1', 'popup,left=0,top=0,width=1366,height=728']]);
  });

  it("opens at the browser's default position when access to the screens is denied", async () => {
    const open = vi.fn(() => true);
    const screens = () => Promise.reject(new Error('NotAllowedError'));
    expect(await openPresenter('c1', { isExtended: true, screens, open })).toBe(true);
    expect(open).toHaveBeenCalledExactlyOnceWith('#/presenter?fileId=c1', 'popup,width=1280,height=800');
  });

  it('is reported as blocked when the browser does not open it', async () => {
    const open = () => false;
    expect(await openPresenter('c1', { isExtended: undefined, screens: vi.fn(), open })).toBe(false);
  });
});
