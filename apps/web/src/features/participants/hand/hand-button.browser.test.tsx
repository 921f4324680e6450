import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signInToFakeServer } from '../../../platform/testing/fake-server.ts';
import { mount } from '../../../platform/testing/mounted.tsx';
import { HandButton } from './hand-button.tsx';

it('a hand is raised, with a question or without, lowered, and a refusal is told', async () => {
  const server = await signInToFakeServer('u1');
  const asked: unknown[] = [];
  const path = '/api/participants/v1/me/hand';
  server
    .answer(`PUT ${path}`, ({ body }) => {
      asked.push((body as { question?: string }).question ?? 'up');
      return {};
    })
    .answer(`DELETE ${path}`, () => {
      asked.push('down');
      return {};
    });
  const root = mount(<HandButton hand={{ up: false, question: '' }} token="token" disabled={false} />);
  await page.getByRole('button', { name: '举手' }).click();
  const field = page.getByRole('textbox', { name: '悄悄问老师（可不写）' });
  await field.fill(' 几点下课？ ');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => asked).toEqual(['up', '几点下课？']);
  await expect.element(field).toHaveValue('');
  root.render(<HandButton hand={{ up: true, question: '几点下课？' }} token="token" disabled={false} />);
  await expect.element(page.getByText('已举手，问老师：几点下课？')).toBeVisible();
  await page.getByRole('button', { name: '放下' }).click();
  await expect.poll(() => asked).toEqual(['up', '几点下课？', 'down']);
  server.answer(`PUT ${path}`, () => ({
    status: 409,
    body: { code: 'HANDS_OFF', message: '老师暂时不收举手' },
  }));
  root.render(<HandButton hand={{ up: false, question: '' }} token="token" disabled={false} />);
  await page.getByRole('button', { name: '举手' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('老师暂时不收举手');
  root.render(<HandButton hand={{ up: false, question: '' }} token="token" disabled />);
  await expect.element(page.getByRole('button', { name: '举手' })).toBeDisabled();
});
