import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from './button.tsx';

it('shows its icon and its label, and is no submit button by default', () => {
  const html = renderToStaticMarkup(<Button icon={<svg />}>保存</Button>);
  expect(html).toMatch(/^<button type="button"/);
  expect(html).toContain('<svg></svg><span');
  expect(html).toContain('>保存</span>');
  expect(renderToStaticMarkup(<Button type="submit">保存</Button>)).toContain('type="submit"');
});

it('has no label when it has no content', () => {
  expect(renderToStaticMarkup(<Button icon={<svg />} />)).not.toContain('<span');
});

it('shows that it is working in place of its icon, and stays enabled', () => {
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
