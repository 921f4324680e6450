import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import classes from './tabs.module.css';

export interface TabsProps<Value extends string> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** The name of the row of tabs. */
  readonly label: string;
  readonly tabs: readonly { readonly value: Value; readonly label: ReactNode; readonly icon?: ReactNode }[];
  /** `TabPanel`s, one per tab. */
  readonly children?: ReactNode;
  readonly className?: string;
}

export function Tabs<Value extends string>({
  value,
  onChange,
  label,
  tabs,
  children,
  className,
}: TabsProps<Value>) {
  return (
    <Base.Root
      value={value}
      onValueChange={(next: Value) => onChange(next)}
      className={classNames(classes.root, className)}
    >
      <Base.List className={classes.list} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={classes.tab}>
            {tab.icon}
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {children}
    </Base.Root>
  );
}

export function TabPanel({
  value,
  children,
  className,
}: {
  readonly value: string;
  readonly children: ReactNode;
  readonly className?: string;
}) {
  return (
    <Base.Panel value={value} className={classNames(classes.panel, className)}>
      {children}
    </Base.Panel>
  );
}
