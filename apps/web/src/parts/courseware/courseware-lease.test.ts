import { Signal } from '@lectern/base';
import { EditPermission } from '@lectern/protocol/constants';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isCoursewareOpen, leaseAtOnce, leaseCourseware } from './courseware-lease.ts';
import type { OpenedCourseware } from './open-courseware.ts';

const user = { id: 'chen', name: '陈老师' };
const dispose = vi.fn();

function opened(permission: EditPermission = EditPermission.EDIT): OpenedCourseware {
  const live = { permission: new Signal(permission), dispose } as unknown as OpenedCourseware['live'];
  return { live, name: new Signal('分数') };
}

beforeEach(() => {
  vi.useFakeTimers();
  dispose.mockClear();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('a courseware is leased at once while a screen has it open and for a moment after, and not before', async () => {
  let isOpen: (courseware: OpenedCourseware) => void = () => undefined;
  const opening = new Promise<OpenedCourseware>((resolve) => {
    isOpen = resolve;
  });
  const leasing = leaseCourseware('one', user, () => opening);
  expect(leaseAtOnce('one', user)).toBeUndefined();
  const courseware = opened();
  isOpen(courseware);
  const editor = await leasing;
  expect(leaseAtOnce('one', { ...user, id: 'lin' })).toBeUndefined();
  // The editor closes and the show opens.
  editor.release();
  const show = leaseAtOnce('one', user);
  expect(show?.live).toBe(courseware.live);
  show?.hold();
  vi.advanceTimersByTime(60_000);
  expect(dispose).not.toHaveBeenCalled();
  show?.release();
  vi.advanceTimersByTime(60_000);
  expect(dispose).toHaveBeenCalledOnce();
  expect(leaseAtOnce('one', user)).toBeUndefined();
});

it('a courseware closes at the default time when leaseAtOnce was called and the lease was never held', async () => {
  const { release } = await leaseCourseware('three', user, async () => opened());
  expect(leaseAtOnce('three', user)).toBeDefined();
  release();
  vi.advanceTimersByTime(60_000);
  expect(dispose).toHaveBeenCalledOnce();
});

it('a courseware is not leased at once when the permission to view it was removed', async () => {
  const { release } = await leaseCourseware('two', user, async () => opened(EditPermission.NONE));
  release();
  expect(leaseAtOnce('two', user)).toBeUndefined();
});

it('a courseware is opened again for a new screen while another screen still shows that its permission was removed', async () => {
  const before = opened();
  const { release } = await leaseCourseware('four', user, async () => before);
  (before.live.permission as Signal<EditPermission>).set(EditPermission.NONE);
  expect(leaseAtOnce('four', user)).toBeUndefined();
  expect(isCoursewareOpen('four', user)).toBe(false);
  const again = opened();
  const second = await leaseCourseware('four', user, async () => again);
  expect(second.live).toBe(again.live);
  // Releasing the old lease does not affect the new one.
  release();
  expect(leaseAtOnce('four', user)?.live).toBe(again.live);
  second.release();
});
