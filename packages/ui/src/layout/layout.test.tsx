import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Column, Row, Stack } from './layout.tsx';
import { Text } from './text.tsx';

const classesOf = (markup: string) => /class="([^"]*)"/.exec(markup)?.[1]?.split(' ') ?? [];
const has = (markup: string, name: string) => classesOf(markup).includes(name);

describe('Row', () => {
  it('renders the element that `as` names, with its own attributes', () => {
    const markup = renderToStaticMarkup(
      <Row as="ul" aria-label="颜色" gap={2}>
        <li>红</li>
      </Row>,
    );
    expect(markup).toMatch(/^<ul aria-label="颜色" class="[^"]+"><li>红<\/li><\/ul>$/);
    expect(has(markup, 'look-row')).toBe(true);
    expect(has(markup, 'gap-2')).toBe(true);
  });

  it('has a class for each property that is set, and the classes of the caller last', () => {
    const markup = renderToStaticMarkup(<Row wrap align="end" justify="between" className="own" />);
    for (const name of ['wrap-true', 'align-end', 'justify-between']) expect(has(markup, name)).toBe(true);
    expect(classesOf(markup).at(-1)).toBe('own');
  });

  it('has no class for a property that is not set', () => {
    expect(classesOf(renderToStaticMarkup(<Row />))).toHaveLength(1);
  });
});

it('Column and Stack differ in the cross-axis alignment of their children', () => {
  expect(has(renderToStaticMarkup(<Column align="center" />), 'align-center')).toBe(true);
  expect(has(renderToStaticMarkup(<Stack items="center" gap={6} />), 'items-center')).toBe(true);
  expect(has(renderToStaticMarkup(<Stack items="center" gap={6} />), 'gap-6')).toBe(true);
});

it('the style sheet has a rule for every value of the layout properties', () => {
  const sheet = readFileSync(new URL('looks.css', import.meta.url), 'utf8');
  const rules = [...sheet.matchAll(/:where\(\.([\w-]+)\)/g)].map(([, name]) => name);
  const looks = {
    gap: [1, 2, 3, 4, 5, 6],
    align: ['start', 'center', 'end', 'baseline', 'stretch'],
    justify: ['center', 'end', 'between'],
    items: ['start', 'center', 'end'],
    wrap: [true],
    size: ['small', 'large', 'title', 'panel'],
    tone: ['quiet', 'accent', 'warning', 'error'],
    weight: ['medium', 'bold'],
    numeric: [true],
    overflow: ['breaks', 'cut'],
  };
  const names = Object.entries(looks).flatMap(([look, values]) => values.map((value) => `${look}-${value}`));
  expect(rules.filter((name) => !name?.startsWith('look-')).sort()).toEqual(names.sort());
});

describe('Text', () => {
  it('renders a span when no element is named', () => {
    expect(renderToStaticMarkup(<Text>字</Text>)).toBe('<span class="look-text">字</span>');
  });

  it('has a class for each text style that is set', () => {
    const markup = renderToStaticMarkup(
      <Text as="p" size="small" tone="quiet" weight="bold" numeric overflow="cut" className="own" />,
    );
    for (const name of ['size-small', 'tone-quiet', 'weight-bold', 'numeric-true', 'overflow-cut', 'own'])
      expect(has(markup, name)).toBe(true);
    expect(markup.startsWith('<p ')).toBe(true);
  });
});
