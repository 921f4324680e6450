import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Box, Column, Row, Stack, Text } from './layout.tsx';

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

it('Box has the style of its surface and no layout of its children', () => {
  expect(classesOf(renderToStaticMarkup(<Box surface="card" flex="grow" />))).toEqual([
    'look-box',
    'flex-grow',
    'surface-card',
  ]);
});

it('Column and Stack differ in the cross-axis alignment of their children', () => {
  expect(has(renderToStaticMarkup(<Column align="center" />), 'align-center')).toBe(true);
  expect(has(renderToStaticMarkup(<Stack items="center" gap={6} />), 'items-center')).toBe(true);
  expect(has(renderToStaticMarkup(<Stack items="center" gap={6} />), 'gap-6')).toBe(true);
});

it('the style sheet has a rule for every value of the layout properties', () => {
  const sheet = readFileSync(new URL('looks.css', import.meta.url), 'utf8');
  const rules = new Set([...sheet.matchAll(/\.([\w-]+)(?=[,):])/g)].map(([, name]) => name));
  const looks = {
    gap: [1, 2, 3, 4, 5, 6],
    align: ['start', 'center', 'end', 'baseline', 'stretch'],
    justify: ['center', 'end', 'between'],
    items: ['start', 'center', 'end'],
    rows: ['start', 'center'],
    columns: ['one'],
    flex: ['none', 1, 'grow'],
    surface: ['card', 'field', 'paper', 'notice'],
    radius: ['small', 'control', 'card', 'round'],
    pad: [1, 2, 3, 4, 5, 6],
    edge: ['top', 'bottom'],
    wide: [true],
    hover: [true],
    wrap: [true],
    size: ['small', 'body', 'large', 'title', 'panel', 'display'],
    tone: ['ink', 'quiet', 'accent', 'warning', 'error'],
    weight: ['normal', 'medium', 'bold'],
    numeric: [true],
    overflow: ['breaks', 'line', 'cut', 'clip', 'scroll'],
    textAlign: ['start', 'center'],
  };
  const names = Object.entries(looks).flatMap(([look, values]) => values.map((value) => `${look}-${value}`));
  expect([...rules].filter((name) => !name?.startsWith('look-')).sort()).toEqual(names.sort());
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
