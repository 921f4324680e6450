import type { CoursewareSnapshot, Spacing } from '@lectern/courseware';

/** Sizes of a single line, of which PowerPoint and the stage take a share of space. */
const LINE = 1.2;

/**
 * A deck with the spaces between its paragraphs as LibreOffice reads them: a share of space is one of the size there
 * (docs/decisions/0028). Its pictures are what pages are compared with, and this is known to differ.
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
