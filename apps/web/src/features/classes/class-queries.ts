import { getClassSums } from '@lectern/protocol/class-sums';
import { listClassTeachers, type SchoolClass } from '@lectern/protocol/classes';
import { getTerms, type TermBegin } from '@lectern/protocol/terms';
import { queryOptions } from '@tanstack/react-query';
import { fetchClasses, queryByIds, windowClasses } from '../../parts/classes/index.ts';
import { call } from '../../platform/api/call.ts';
import { type Period, spanOf } from './sums/periods.ts';

/** Everything below this is read anew after a change of classes. */
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

/** The class, and whether the user teaches it; null where there is none. Without a network it is the kept one. */
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

/** When terms begin for this user. */
export function termsQuery(userId: string) {
  return queryOptions({
    queryKey: [...CLASSES, 'terms', userId],
    queryFn: ({ signal }) => call(getTerms, { signal }),
  });
}

/** What the lessons of a class come to over a time that ends now; asked for once it is known when terms begin. */
export function sumsQuery(classId: string, period: Period, terms: readonly TermBegin[] | undefined) {
  return queryOptions({
    queryKey: [...CLASSES, 'sums', classId, period, terms],
    enabled: terms !== undefined,
    queryFn: ({ signal }) =>
      call(getClassSums, {
        params: { class_id: classId },
        query: { ...spanOf(period, new Date(), terms ?? []) },
        signal,
      }),
  });
}

export function teachersQuery(classId: string) {
  return queryOptions({
    queryKey: [...CLASSES, 'teachers', classId],
    queryFn: async ({ signal }) =>
      (await call(listClassTeachers, { params: { class_id: classId }, signal })).items,
  });
}
