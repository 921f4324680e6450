import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

it('Button shows its icon and its label, and is no submit button by default', () => {
  const html = renderToStaticMarkup(<Button icon={<svg />}>保存</Button>);
  expect(html).toMatch(/^<button type="button"/);
  expect(html).toContain('<svg></svg><span');
  expect(html).toContain('>保存</span>');
  expect(renderToStaticMarkup(<Button type="submit">保存</Button>)).toContain('type="submit"');
});

it('has no label when it has no content', () => {
  expect(renderToStaticMarkup(<Button icon={<svg />} />)).not.toContain('<span');
});

it('Button shows that it is working in place of its icon, and stays enabled', () => {
  const html = renderToStaticMarkup(
    <Button busy icon={<svg />}>
      保存
    </Button>,
  );
  expect(html).toContain('aria-disabled="true" aria-busy="true"');
  expect(html).not.toContain('<svg');
  expect(html).not.toContain(' disabled');
  expect(renderToStaticMarkup(<Button>保存</Button>)).not.toContain('aria-');
});

it('Button ignores presses while it is working, which then submit no form', () => {
  const press = (busy: boolean) => {
    const [onClick, preventDefault] = [vi.fn(), vi.fn()];
    Button({ busy, onClick }).props.onClick({ preventDefault });
    return [onClick.mock.calls.length, preventDefault.mock.calls.length];
  };
  expect(press(false)).toEqual([1, 0]);
  expect(press(true)).toEqual([0, 1]);
});

it('Button shows a wheel only while it is working', () => {
  const spans = (busy: boolean) => renderToStaticMarkup(<Button busy={busy} />).match(/<span/g)?.length ?? 0;
  expect([spans(true), spans(false)]).toEqual([1, 0]);
});
