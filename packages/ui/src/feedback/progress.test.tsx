import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Progress, type ProgressProps } from './progress.tsx';

const drawn = (value: ProgressProps['value'], tone?: ProgressProps['tone']) =>
  renderToStaticMarkup(<Progress value={value} label="上传" {...(tone && { tone })} />);

it('Progress shows the progress in whole percent', () => {
  const html = drawn(0.256);
  expect(html).toContain('aria-label="上传" aria-valuemin="0" aria-valuemax="100" aria-valuenow="26"');
  expect(html).toContain('style="width:26%"');
});

it('Progress limits the progress to between 0 and 100 percent', () => {
  expect(drawn(-1)).toContain('aria-valuenow="0"');
  expect(drawn(0)).toContain('style="width:0%"');
  expect(drawn(1.5)).toContain('style="width:100%"');
});

it('Progress has no value and no width when the progress is unknown', () => {
  expect(drawn(null)).not.toContain('aria-valuenow');
  expect(drawn(null)).not.toContain('style');
});

it('Progress has the given tone, and jade by default', () => {
  expect(drawn(0)).toContain('data-tone="jade"');
  expect(drawn(0, 'red')).toContain('data-tone="red"');
});
