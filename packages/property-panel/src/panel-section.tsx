import { Select, type SelectProps } from '@lectern/ui';
import type { ReactNode } from 'react';
import { usePanelHost } from './panel-host.ts';
import classes from './panel-section.module.css';

/** A titled part of a panel. */
export function PanelSection({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className={classes.section} aria-label={title}>
      <h3 className={classes.title}>{title}</h3>
      {children}
    </section>
  );
}

/** A label with its control at the right. */
export function PanelRow({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={classes.row}>
      <span className={classes.label}>{label}</span>
      <div className={classes.controls}>{children}</div>
    </div>
  );
}

/** A row of controls without a label. */
export function PanelLine({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={classes.row}>{children}</div>;
}

export interface PanelFieldsProps {
  /** A heading above the fields. Without it screen readers announce no group. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Fields in a column. */
export function PanelFields({ label, children }: PanelFieldsProps): ReactNode {
  if (label === undefined) return <div className={classes.fields}>{children}</div>;
  return (
    <div role="group" aria-label={label} className={classes.fields}>
      <span className={classes.label}>{label}</span>
      {children}
    </div>
  );
}

/** A status message inside a panel. */
export function PanelStatus({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <p className={classes.label} role="status">
      {children}
    </p>
  );
}

/** A select that, after a choice by pointer, moves the focus to where the user continues typing. */
export function PanelSelect<Value extends string | number>(
  props: Omit<SelectProps<Value>, 'goTo'>,
): ReactNode {
  return <Select {...props} goTo={usePanelHost().goOn} />;
}
