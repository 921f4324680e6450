import { type ColorContext, designOf } from '@lectern/courseware';
import { useSignal } from '@lectern/ui/use-signal';
import { useEditing } from '../editing/editor-context.ts';

/** Returns the theme colours of the current page. */
export function useColors(): ColorContext {
  const { session } = useEditing();
  return designOf(session.store, useSignal(session.pageId) ?? '').colors;
}
