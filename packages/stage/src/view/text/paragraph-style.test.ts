import { DEFAULT_COLOR_MAP, type ResolvedParagraph, type Spacing } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { paragraphStyle } from './paragraph-style.ts';

const look = { size: 12, latin: 'Courier', eastAsian: '宋体' };
const scope = {
  colors: { colors: {}, map: DEFAULT_COLOR_MAP },
  theme: undefined,
  fontScale: 1,
  lineReduction: 0,
  pageNumber: undefined,
  vertical: 'horz' as const,
};
const none: Spacing = { type: 'points', value: 0 };

function paragraph(spaceBefore: Spacing, spaceAfter: Spacing): ResolvedParagraph {
  return {
    align: 'l',
    marginLeft: 0,
    marginRight: 0,
    indent: 0,
    defaultTab: 96,
    rtl: false,
    lineSpacing: { type: 'percent', value: 0.6 },
    spaceBefore,
    spaceAfter,
    bullet: { type: 'none' },
    runs: [{ run: { type: 'text', text: 'class Bar {' }, look }],
    end: look,
  } as unknown as ResolvedParagraph;
}

describe('the space around a paragraph', () => {
  const inside = { first: false, last: false };

  it('counts a percentage in heights of its single line', () => {
    const half: Spacing = { type: 'percent', value: 0.5 };
    const { paddingBlockStart, paddingBlockEnd } = paragraphStyle(paragraph(half, half), scope, inside);
    // 12 points are 16 pixels, their line 19.2, half of it 9.6: 7.2 points.
    expect([paddingBlockStart, paddingBlockEnd]).toEqual([9.6, 9.6]);
  });

  it('counts points as points, and is omitted before the first and after the last paragraph', () => {
    const six: Spacing = { type: 'points', value: 6 };
    expect(paragraphStyle(paragraph(six, none), scope, inside)).toMatchObject({ paddingBlockStart: 8 });
    const alone = paragraphStyle(paragraph(six, six), scope, { first: true, last: true });
    expect([alone.paddingBlockStart, alone.paddingBlockEnd]).toEqual([undefined, undefined]);
  });
});
