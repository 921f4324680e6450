import { Select, type SelectProps } from '@lectern/ui';
import type { ReactNode } from 'react';
import { usePanelHost } from './panel-host.ts';

/** A select that, after a choice by pointer, moves the focus to where the user continues typing. */
export function PanelSelect<Value extends string | number>(
  props: Omit<SelectProps<Value>, 'goTo'>,
): ReactNode {
  return <Select {...props} goTo={usePanelHost().goOn} />;
}
