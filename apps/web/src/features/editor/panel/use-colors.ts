import { type ColorContext, designOf } from '@lectern/courseware';
import { useSignal } from '@lectern/ui/use-signal';
import { useEditing } from '../editing/editor-context.ts';

/** The theme's colours on the page that is shown. */
export function useColors(): ColorContext {
  const { session } = useEditing();
  return designOf(session.store, useSignal(session.pageId) ?? '').colors;
}
