import type { CoursewareSnapshot, Spacing } from '@lectern/courseware';

/** The height of a single line in font sizes: in PowerPoint and the stage, percentages of space refer to it. */
const LINE = 1.2;

/**
 * A deck with the spaces between its paragraphs as LibreOffice reads them: its percentages refer to the font size
 * (docs/decisions/0028). Pages are compared with LibreOffice's pictures, and this difference is known.
 */
export function withLibreOfficeSpaces({ records }: CoursewareSnapshot): CoursewareSnapshot {
  return { records: records.map((record) => narrowed(record) as (typeof records)[number]) };
}

function narrowed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(narrowed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'spaceBefore' || key === 'spaceAfter' ? ofSize(inner as Spacing) : narrowed(inner),
    ]),
  );
}

function ofSize(spacing: Spacing): Spacing {
  return spacing.type === 'percent' ? { ...spacing, value: spacing.value / LINE } : spacing;
}
