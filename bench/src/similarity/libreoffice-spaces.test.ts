import type { CoursewareSnapshot } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { withLibreOfficeSpaces } from './libreoffice-spaces.ts';

it('withLibreOfficeSpaces converts percentages of space between paragraphs to shares of the font size, and leaves points and line spacing unchanged', () => {
  const props = {
    lineSpacing: { type: 'percent', value: 0.9 },
    spaceBefore: { type: 'percent', value: 0.6 },
    spaceAfter: { type: 'points', value: 6 },
  };
  const snapshot = {
    records: [
      { kind: 'master', id: 'master', textStyles: { body: [{ paragraph: props }] } },
      { kind: 'element', id: 'box', text: { paragraphs: [{ props, runs: [] }] } },
    ],
  } as unknown as CoursewareSnapshot;
  const narrow = { ...props, spaceBefore: { type: 'percent', value: 0.5 } };
  expect(withLibreOfficeSpaces(snapshot)).toEqual({
    records: [
      { kind: 'master', id: 'master', textStyles: { body: [{ paragraph: narrow }] } },
      { kind: 'element', id: 'box', text: { paragraphs: [{ props: narrow, runs: [] }] } },
    ],
  });
});
