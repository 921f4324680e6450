import { expect, it, onTestFinished, vi } from 'vitest';
import { presenterWire } from './presenter-wire.ts';

function wireOf(userId: string, coursewareId: string) {
  const wire = presenterWire<unknown>(userId, coursewareId);
  onTestFinished(() => wire.close());
  return wire;
}

it('a message is received by the other windows of the same user and courseware only', async () => {
  const [show, view, otherUser, otherShow] = [
    wireOf('chen', 'c1'),
    wireOf('chen', 'c1'),
    wireOf('li', 'c1'),
    wireOf('chen', 'c2'),
  ];
  const heard: string[] = [];
  show.hear((data) => heard.push(`show ${data}`));
  view.hear((data) => heard.push(`view ${data}`));
  otherUser.hear(() => heard.push('other user'));
  otherShow.hear(() => heard.push('other show'));
  show.post('hello');
  view.post('next');
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  expect(heard.toSorted()).toEqual(['show next', 'view hello']);
});

it('receives no message after listening has ended', async () => {
  const [show, view] = [wireOf('chen', 'c3'), wireOf('chen', 'c3')];
  const heard: unknown[] = [];
  view.hear((data) => heard.push(['ended', data]))();
  view.hear((data) => heard.push(data));
  show.post('hello');
  await vi.waitFor(() => expect(heard).toEqual(['hello']));
});
