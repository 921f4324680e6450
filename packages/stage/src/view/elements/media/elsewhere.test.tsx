import { SnapshotReader } from '@lectern/courseware';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ENGLISH_LABELS, StageContext } from '../../stage-context.ts';
import { Elsewhere } from './elsewhere.tsx';

const stage = {
  reader: new SnapshotReader({ records: [] }),
  mode: 'show',
  labels: ENGLISH_LABELS,
  assets: { url: () => undefined, subscribe: () => () => undefined },
} as const;
const drawn = (address: string) =>
  renderToStaticMarkup(
    <StageContext value={stage}>
      <Elsewhere address={address} />
    </StageContext>,
  );

it('Elsewhere links to a file on a web server, and names its host', () => {
  const html = drawn('https://films.example.org:8080/one.mp4?x=1');
  expect(html).toContain('href="https://films.example.org:8080/one.mp4?x=1"');
  expect(html).toContain('target="_blank" rel="noreferrer noopener"');
  expect(html).toContain(ENGLISH_LABELS.elsewhere('films.example.org:8080'));
  expect(drawn('HTTP://example.org/a')).toContain('example.org');
});

it.each(['javascript:alert(1)', 'file:///C:/film.mp4', 'film.mp4', 'https://', 'xhttps://example.org'])(
  'Elsewhere shows nothing for the address %s',
  (address) => {
    expect(drawn(address)).toBe('');
  },
);
