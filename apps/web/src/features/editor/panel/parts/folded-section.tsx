import { classNames } from '@lectern/ui';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { readLocalJson, writeLocal } from '../../../../platform/storage/local-store.ts';
import folded from './folded-section.module.css';
import classes from './panel.module.css';

const KEY = 'editor-open-sections';

interface FoldedSectionProps {
  /** What it is remembered by. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the right panel that is used now and then: closed until it is opened, and remembered as it was left. */
export function FoldedSection({ id, title, children }: FoldedSectionProps): ReactNode {
  const [open, setOpen] = useState(() => openSections().includes(id));
  const content = useId();
  return (
    <section className={classNames(classes.section, folded.section)} aria-label={title}>
      <h3 className={classes.title}>
        <button
          type="button"
          className={folded.fold}
          aria-expanded={open}
          aria-controls={content}
          onClick={() => {
            const others = openSections().filter((each) => each !== id);
            writeLocal(KEY, JSON.stringify(open ? others : [...others, id]));
            setOpen(!open);
          }}
        >
          {title}
          <ChevronRight aria-hidden="true" />
        </button>
      </h3>
      {open ? (
        <div id={content} className={folded.content}>
          {children}
        </div>
      ) : null}
    </section>
  );
}

function openSections(): readonly string[] {
  return readLocalJson(KEY, isIds) ?? [];
}

function isIds(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
