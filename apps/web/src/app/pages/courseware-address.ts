import { isId } from '@lectern/base';
import { useLocation } from '../../platform/router/router.ts';

/** The courseware and page in an address. */
export interface CoursewareAddress {
  /** Undefined when the address contains no courseware. */
  readonly documentId: string | undefined;
  /** Counted from 1; undefined when the address contains no page. */
  readonly page: number | undefined;
}

export function useCoursewareAddress(): CoursewareAddress {
  const query = new URLSearchParams(useLocation().search);
  const documentId = query.get('fileId') ?? '';
  const page = Number.parseInt(query.get('page') ?? '', 10);
  return { documentId: isId(documentId) ? documentId : undefined, page: page > 0 ? page : undefined };
}
