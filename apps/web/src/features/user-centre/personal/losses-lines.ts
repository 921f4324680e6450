import type { CancellationLosses } from '@lectern/protocol/cancellations';
import { formatSize } from '../../../platform/i18n/format.ts';
import type { TextValues } from '../../../platform/i18n/texts.ts';

type LossKey = 'documents' | 'given' | 'links' | 'lessons' | 'classesAlone' | 'classesShared' | 'schools';

/** The data deleted with an account: one line for each kind that it has. */
export function linesOf(losses: CancellationLosses): readonly (readonly [LossKey, TextValues])[] {
  const { documents, coursewares, size, given, people, links, lessons } = losses;
  const lines: readonly (readonly [LossKey, TextValues & { readonly count: number }])[] = [
    ['documents', { count: documents, coursewares, size: formatSize(size) }],
    ['given', { count: given, people }],
    ['links', { count: links }],
    ['lessons', { count: lessons }],
    ['classesAlone', { count: losses.classes_alone }],
    ['classesShared', { count: losses.classes_shared }],
    ['schools', { count: losses.school_accounts }],
  ];
  return lines.filter(([, { count }]) => count > 0);
}
