import { classNames } from '@lectern/ui';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import folded from './folded-section.module.css';
import { usePanelHost } from './panel-host.ts';
import classes from './panel-section.module.css';

interface FoldedSectionProps {
  /** Key of the expanded state in the host's `folds`. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A section for rarely used controls: collapsed at first, later as the user left it. */
export function FoldedSection({ id, title, children }: FoldedSectionProps): ReactNode {
  const { folds } = usePanelHost();
  const [open, setOpen] = useState(() => folds?.isOpen(id) ?? false);
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
            folds?.keep(id, !open);
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
