import { getClassSums } from '@lectern/protocol/class-sums';
import { listClassTeachers, type SchoolClass } from '@lectern/protocol/classes';
import { getTerms, type TermBegin } from '@lectern/protocol/terms';
import { queryOptions } from '@tanstack/react-query';
import { fetchClasses, queryByIds, windowClasses } from '../../parts/classes/index.ts';
import { call } from '../../platform/api/call.ts';
import { type Period, spanOf } from './sums/periods.ts';

/** Prefix of all query keys about classes; queries with it are invalidated after a change of classes. */
export const CLASSES = ['classes'] as const;

export function classesQuery(userId: string, archived: boolean) {
  return queryOptions({
    queryKey: [...CLASSES, 'list', userId, archived],
    queryFn: async () =>
      archived
        ? { classes: await fetchClasses(userId, true), kept: false }
        : await windowClasses.classes(userId),
  });
}

export function chosenQuery(userId: string) {
  return queryOptions({
    queryKey: [...CLASSES, 'chosen', userId],
    queryFn: async () => (await windowClasses.chosenClass(userId))?.class_id ?? null,
  });
}

/** The class with this id; null when it does not exist. Without a network, the copy stored in this browser. */
export function classQuery(userId: string, classId: string) {
  return queryOptions({
    queryKey: [...CLASSES, 'one', userId, classId],
    queryFn: async (): Promise<SchoolClass | null> => {
      try {
        return (await queryByIds([classId]))[0] ?? null;
      } catch (error) {
        const { classes, kept } = await windowClasses.classes(userId);
        const found = kept ? classes.find(({ class_id }) => class_id === classId) : undefined;
        if (found === undefined) throw error;
        return found;
      }
    },
  });
}

export function pupilsQuery(userId: string, classId: string) {
  return queryOptions({
    queryKey: [...CLASSES, 'pupils', userId, classId],
    queryFn: () => windowClasses.pupils(userId, classId),
  });
}

/** The dates on which terms begin for this user; without a network, the dates that this browser last loaded. */
export function termsQuery(userId: string) {
  return queryOptions({
    queryKey: [...CLASSES, 'terms', userId],
    queryFn: ({ signal }) => windowClasses.answer(userId, 'terms', () => call(getTerms, { signal })),
  });
}

/**
 * Totals of the lessons of a class over a period that ends now, requested when the terms are known. Without a network,
 * the totals last loaded.
 */
export function sumsQuery(
  userId: string,
  classId: string,
  period: Period,
  terms: readonly TermBegin[] | undefined,
) {
  return queryOptions({
    queryKey: [...CLASSES, 'sums', userId, classId, period, terms],
    enabled: terms !== undefined,
    queryFn: ({ signal }) => {
      const span = spanOf(period, new Date(), terms ?? []);
      // The key contains the span, because another month or term has other totals.
      return windowClasses.answer(userId, `sums ${classId} ${period} ${JSON.stringify(span)}`, () =>
        call(getClassSums, { params: { class_id: classId }, query: { ...span }, signal }),
      );
    },
  });
}

export function teachersQuery(classId: string) {
  return queryOptions({
    queryKey: [...CLASSES, 'teachers', classId],
    queryFn: async ({ signal }) =>
      (await call(listClassTeachers, { params: { class_id: classId }, signal })).items,
  });
}
