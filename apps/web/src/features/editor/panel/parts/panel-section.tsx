import type { ReactNode } from 'react';
import classes from './panel.module.css';

/** A titled part of the right panel. */
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
