import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MediaIcon } from './media-icons.tsx';

const drawn = (name: Parameters<typeof MediaIcon>[0]['name']) =>
  renderToStaticMarkup(<MediaIcon name={name} />);

it('MediaIcon fills the triangle of play, and draws all other icons as lines', () => {
  expect(drawn('play')).toContain('fill="currentColor"');
  for (const name of ['pause', 'sound', 'silence', 'fill', 'unfill'] as const)
    expect(drawn(name)).toContain('fill="none"');
});

it('MediaIcon draws only the lines of pause bold', () => {
  expect(drawn('pause')).toContain('stroke-width:3');
  expect(drawn('play')).not.toContain('stroke-width');
});

it('MediaIcon draws each icon by a separate path', () => {
  const paths = (['play', 'pause', 'sound', 'silence', 'fill', 'unfill'] as const).map(
    (name) => /<path d="([^"]+)"/.exec(drawn(name))?.[1],
  );
  expect(paths).not.toContain(undefined);
  expect(new Set(paths).size).toBe(6);
});
