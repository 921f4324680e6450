import { afterEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { documentNews } from '../../parts/documents/index.ts';
import { navigate } from '../../platform/router/router.ts';
import { signInToFakeServer } from '../../platform/testing/fake-server.ts';
import { mount } from '../../platform/testing/mounted.tsx';
import { ViewPage } from './view-page.tsx';

afterEach(() => {
  location.hash = '';
});

const [FIRST, SECOND] = ['01a2028d-3272-70d9-82d6-b0624808bc78', '01a2028d-3272-70d9-82d6-b0624808bc79'];

/** Opens the page at this address; returns the documents that were reported as edited. */
async function opened(query: string) {
  await signInToFakeServer('u1');
  const edited: string[] = [];
  onTestFinished(documentNews.subscribe(({ kind, id }) => kind === 'edited' && edited.push(id)));
  navigate(`/view${query}`, { replace: true });
  const root = mount(<ViewPage user={{ id: 'u1', name: '陈晓雨' }} />);
  const close = async () => {
    root.render(null);
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
  return { edited, close, stale: () => localStorage.getItem('lectern.stale-covers') ?? '' };
}

it('shows that there is nothing at an address without a courseware, and reports no edit', async () => {
  const { edited, close } = await opened('');
  await expect.element(page.getByText('404 页面不存在！')).toBeVisible();
  await close();
  expect(edited).toEqual([]);
});

it('reports the courseware as edited when it is left, also for another one', async () => {
  const { edited, close, stale } = await opened(`?fileId=${FIRST}`);
  await expect.poll(() => document.querySelector('#root > :not(section)')).not.toBeNull();
  expect(edited).toEqual([]);
  navigate(`/view?fileId=${SECOND}`);
  await expect.poll(() => edited).toEqual([FIRST]);
  await close();
  expect(edited).toEqual([FIRST, SECOND]);
  expect(stale()).toContain(FIRST);
  expect(stale()).toContain(SECOND);
});
