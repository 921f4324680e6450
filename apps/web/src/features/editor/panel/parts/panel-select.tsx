import { Select, type SelectProps } from '@lectern/ui';
import type { ReactNode } from 'react';
import { useEditing } from '../../editing/editor-context.ts';

/** One of a list, for what is chosen on the page: after a choice by hand typing goes on there, into the open text or the page. */
export function PanelSelect<Value extends string | number>(
  props: Omit<SelectProps<Value>, 'goTo'>,
): ReactNode {
  const { session, focusPage } = useEditing();
  const goTo = () => {
    const open = session.textEditor.get();
    if (open) open.focus();
    else focusPage();
  };
  return <Select {...props} goTo={goTo} />;
}
