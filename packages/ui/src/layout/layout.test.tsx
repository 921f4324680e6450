import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Column, Row, Stack } from './layout.tsx';
import { Text } from './text.tsx';

const classesOf = (markup: string) => /class="([^"]*)"/.exec(markup)?.[1]?.split(' ') ?? [];
const has = (markup: string, name: string) => classesOf(markup).some((each) => each.includes(name));

describe('Row', () => {
  it('renders the element that `as` names, with its own attributes', () => {
    const markup = renderToStaticMarkup(
      <Row as="ul" aria-label="颜色" gap={2}>
        <li>红</li>
      </Row>,
    );
    expect(markup).toMatch(/^<ul aria-label="颜色" class="[^"]+"><li>红<\/li><\/ul>$/);
    expect(has(markup, 'row')).toBe(true);
    expect(has(markup, 'gap-2')).toBe(true);
  });

  it('has a class for each property that is set, and the classes of the caller last', () => {
    const markup = renderToStaticMarkup(<Row wrap align="end" justify="between" className="own" />);
    for (const name of ['wrap', 'align-end', 'justify-between']) expect(has(markup, name)).toBe(true);
    expect(classesOf(markup).at(-1)).toBe('own');
  });

  it('has no class for a property that is not set', () => {
    expect(classesOf(renderToStaticMarkup(<Row />))).toHaveLength(1);
  });
});

it('Column and Stack differ in how they place their children across', () => {
  expect(has(renderToStaticMarkup(<Column align="center" />), 'align-center')).toBe(true);
  expect(has(renderToStaticMarkup(<Stack items="center" gap={6} />), 'items-center')).toBe(true);
  expect(has(renderToStaticMarkup(<Stack items="center" gap={6} />), 'gap-6')).toBe(true);
});

describe('Text', () => {
  it('renders a span without a class when no look is chosen', () => {
    expect(renderToStaticMarkup(<Text>字</Text>)).toBe('<span>字</span>');
  });

  it('has a class for each look that is chosen', () => {
    const markup = renderToStaticMarkup(
      <Text as="p" size="small" tone="quiet" weight="bold" numeric overflow="cut" className="own" />,
    );
    for (const name of ['small', 'quiet', 'bold', 'numeric', 'cut', 'own'])
      expect(has(markup, name)).toBe(true);
    expect(markup.startsWith('<p ')).toBe(true);
  });
});
