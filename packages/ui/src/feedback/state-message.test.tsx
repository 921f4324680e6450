import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EmptyState, ErrorState } from './state-message.tsx';

it.each([
  ['EmptyState', EmptyState],
  ['ErrorState', ErrorState],
])('%s shows only the parts that it is given', (_name, State) => {
  const bare = renderToStaticMarkup(<State title="没有课件" />);
  expect(bare).toContain('没有课件');
  expect(bare.match(/<p/g)).toHaveLength(1);
  expect(bare).not.toContain('<span');
  expect(bare.match(/<div/g)).toHaveLength(1);
  const whole = renderToStaticMarkup(
    <State icon={<svg />} title="没有课件" text="新建一个" action={<button type="button">新建</button>} />,
  );
  expect(whole).toMatch(/<span [^>]*aria-hidden="true"><svg><\/svg><\/span>/);
  expect(whole).toContain('新建一个');
  expect(whole.match(/<p/g)).toHaveLength(2);
  expect(whole).toMatch(/<div [^>]*><button/);
  const without = renderToStaticMarkup(<State title="没有课件" action={false} />);
  expect(without.match(/<div/g)).toHaveLength(1);
});

it('an error is announced by a screen reader, an empty state is not', () => {
  expect(renderToStaticMarkup(<ErrorState title="x" />)).toContain('role="alert"');
  expect(renderToStaticMarkup(<EmptyState title="x" />)).not.toContain('role');
});
