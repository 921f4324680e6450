import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FaultMessage, Field, type FieldProps } from './field.tsx';

const drawn = (props: Partial<FieldProps>) =>
  renderToStaticMarkup(
    <Field label="姓名" {...props}>
      <input />
    </Field>,
  );

it('Field associates the label with its control', () => {
  const html = drawn({});
  const id = /for="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`<input id="${id}"`);
  expect(html).not.toContain('aria-describedby');
  expect(html).not.toContain('aria-invalid');
  expect(html).not.toContain('<p');
});

it('Field describes the control by its hint', () => {
  const html = drawn({ hint: '两到四个字' });
  const note = /aria-describedby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`<p id="${note}"`);
  expect(html).toContain('两到四个字');
  expect(html).not.toContain('role="alert"');
});

it('Field shows the error instead of the hint, and marks the control as invalid', () => {
  const html = drawn({ hint: '两到四个字', error: '请填写姓名' });
  expect(html).toContain('aria-invalid="true"');
  expect(html).toMatch(/<p [^>]*role="alert">请填写姓名/);
  expect(html).not.toContain('两到四个字');
});

it('Field shows the hint when the error is empty', () => {
  for (const error of ['', null, undefined]) {
    const html = drawn({ hint: '两到四个字', error });
    expect(html).toContain('两到四个字');
    expect(html).not.toContain('aria-invalid');
  }
});

it('FaultMessage is announced by a screen reader', () => {
  expect(renderToStaticMarkup(<FaultMessage>文件已损坏</FaultMessage>)).toMatch(
    /<p [^>]*role="alert">文件已损坏/,
  );
});
