import type { DocumentItem } from '@lectern/protocol/document-shapes';
import type { ReadyPreview } from '@lectern/protocol/previews';
import { type ReactNode, useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { commands, page } from 'vitest/browser';
import { checkLogin } from '../../parts/account/index.ts';
import { signInToFakeServer } from '../../platform/testing/fake-server.ts';
import { mount } from '../../platform/testing/mounted.tsx';
import { seriousFindings } from '../../platform/testing/serious-findings.ts';
import { OwnResource } from './own-resource.tsx';

const CENTRE = '/api/documents/v1.0/c';
const PICTURE =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400"/></svg>';
const BROKEN = 'data:image/png;base64,AAAA';

function picture(id: string): DocumentItem {
  return {
    id,
    name: `${id}.png`,
    parent_id: null,
    owner_id: 'u1',
    resource_type_code: 'assets_picture',
    core_type: 'image',
    format: 'png',
    document_type: 1,
    source_from: 1,
    size: 80,
    page_count: null,
    cover: null,
    teaching_materials: [],
    permission: 20,
    create_at: 1,
    update_at: 1,
    bin_at: null,
  };
}

/** Three pictures of a folder on a phone; the first is open. */
async function opened(addresses: Readonly<Record<string, string>>): Promise<void> {
  const before = { width: innerWidth, height: innerHeight };
  onTestFinished(() => page.viewport(before.width, before.height));
  await page.viewport(390, 844);
  // The session is cleared before this, so the window signs out.
  onTestFinished(async () => {
    await checkLogin();
  });
  const server = await signInToFakeServer('u1');
  const items = Object.keys(addresses).map(picture);
  server.answer('GET /api/uc/v1.1/users/u1', () => ({ body: ACCOUNT }));
  server.answer(`GET ${CENTRE}/documents`, () => ({ body: { items, has_more: false, next: null } }));
  for (const item of items)
    server
      .answer(`GET ${CENTRE}/document/${item.id}`, () => ({ body: item }))
      .answer(`POST ${CENTRE}/document/${item.id}/preview`, () => ({
        body: {
          status: 'ready',
          kind: 'picture',
          url: addresses[item.id] ?? '',
          mime: 'image/png',
          original: true,
          poster: null,
          duration: null,
          width: null,
          height: null,
          cut: false,
        } satisfies ReadyPreview,
      }));
  server.answer(`GET ${BROKEN.slice('data:'.length)}`, () => ({ status: 206 }));
  await checkLogin();
  mount(<Shown first={items[0]?.id ?? ''} />);
}

function Shown({ first }: { readonly first: string }): ReactNode {
  const [id, setId] = useState(first);
  return <OwnResource documentId={id} onSignIn={() => undefined} onShow={setId} />;
}

const ACCOUNT = { user_id: 'u1', login_name: 'chen', real_name: '陈晓雨', identities: ['TEACHER'] };
const name = page.getByRole('heading', { level: 1 });
const next = page.getByRole('button', { name: '下一个文件' });
const previous = page.getByRole('button', { name: '上一个文件' });
const broken = page.getByText('浏览器无法显示这张图片');

it('the button for the next picture keeps the focus, and at the last picture the button for the previous one gets it', async () => {
  await opened({ 1: PICTURE, 2: PICTURE, 3: PICTURE });
  await expect.element(next).toBeVisible();
  focusOn('下一个文件');
  await commands.press(['Enter']);
  await expect.element(name).toHaveTextContent('2.png');
  await expect.element(next).toHaveFocus();
  await commands.press(['Enter']);
  await expect.element(name).toHaveTextContent('3.png');
  await expect.element(previous).toHaveFocus();
  // The arrow keys page on from there, and keep the focus there.
  await commands.press(['ArrowLeft']);
  await expect.element(name).toHaveTextContent('2.png');
  await expect.element(previous).toHaveFocus();
  // A user who has moved the focus meanwhile keeps it.
  await expect.element(page.getByRole('button', { name: '放大' })).toBeVisible();
  focusOn('放大');
  await commands.press(['ArrowLeft']);
  await expect.element(name).toHaveTextContent('1.png');
  await expect.element(page.getByRole('img', { name: '1.png' })).toBeVisible();
  await expect.element(next).not.toHaveFocus();
});

it('a picture that cannot be shown still has buttons and swipes to the next and previous picture', async () => {
  await opened({ 1: PICTURE, 2: BROKEN, 3: PICTURE });
  const swipeBack = () => commands.dragFinger({ x: 100, y: 400 }, { x: 300, y: 400 });
  await next.click();
  await expect.element(name).toHaveTextContent('2.png');
  await expect.element(broken).toBeVisible();
  expect(await seriousFindings()).toEqual([]);
  await next.click();
  await expect.element(name).toHaveTextContent('3.png');
  await expect.element(page.getByRole('img', { name: '3.png' })).toBeVisible();
  await swipeBack();
  await expect.element(broken).toBeVisible();
  await swipeBack();
  await expect.element(name).toHaveTextContent('1.png');
  await next.click();
  await expect.element(broken).toBeVisible();
  await previous.click();
  await expect.element(name).toHaveTextContent('1.png');
});

function focusOn(label: string): void {
  const button = page.getByRole('button', { name: label }).element();
  if (button instanceof HTMLElement) button.focus();
}
