import { Select, type SelectProps } from '@lectern/ui';
import type { ReactNode } from 'react';
import { usePanelHost } from './panel-host.ts';

/** One of a list. After a choice by hand the keyboard is where the user types on. */
export function PanelSelect<Value extends string | number>(
  props: Omit<SelectProps<Value>, 'goTo'>,
): ReactNode {
  return <Select {...props} goTo={usePanelHost().goOn} />;
}
