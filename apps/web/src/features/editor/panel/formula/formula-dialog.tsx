import type { FormulaElement } from '@lectern/courseware';
import { formulaProblem, InlineFormula, useRecord } from '@lectern/stage/view';
import { Button, Dialog, Field } from '@lectern/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useEditing } from '../../editing/editor-context.ts';
import { usePanelTexts } from '../parts/panel-texts.ts';
import classes from './formula-dialog.module.css';
import { type FormulaMistake, formulaMistake } from './formula-mistake.ts';
import { formulaPatch } from './formula-patch.ts';

/** A formula of the page as LaTeX, and how it will look while it is typed; gone when its element is. */
export function FormulaDialog({ elementId }: { readonly elementId: string }): ReactNode {
  const { session } = useEditing();
  const element = useRecord(session.store, 'element', elementId);
  if (element?.type !== 'formula') return null;
  const close = () => session.more.set(undefined);
  const write = (latex: string) => {
    if (latex !== element.latex)
      session.edit((edit) => edit.update<FormulaElement>(elementId, formulaPatch(latex)));
    close();
  };
  return <OpenFormula latex={element.latex} onDone={write} onClose={close} />;
}

interface OpenFormulaProps {
  readonly latex: string;
  readonly onDone: (latex: string) => void;
  readonly onClose: () => void;
}

function OpenFormula({ latex, onDone, onClose }: OpenFormulaProps): ReactNode {
  const t = usePanelTexts();
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(latex);
  const { shown, wrong } = useChecked(typed.trim(), latex);
  const finish = async () => {
    const next = typed.trim();
    // A formula that came with a mistake of its own may stay as it is.
    if (next === latex) onClose();
    else if (next !== '' && (await formulaProblem(next)) === undefined) onDone(next);
    else field.current?.focus();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="fit"
      title={t('formula.formula')}
      initialFocus={field}
      footer={
        <>
          <Button onClick={onClose}>{t('formula.cancel')}</Button>
          <Button tone="primary" disabled={typed.trim() === ''} onClick={() => void finish()}>
            {t('formula.done')}
          </Button>
        </>
      }
    >
      <div className={classes.preview}>
        <InlineFormula latex={shown} display />
      </div>
      <Field
        label={t('formula.latex')}
        hint={t('formula.hint')}
        error={wrong && t(`formula.wrong.${wrong.kind}`, wrong)}
      >
        <textarea
          ref={field}
          className={classes.source}
          spellCheck={false}
          value={typed}
          maxLength={65_536}
          rows={3}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
              event.preventDefault();
              void finish();
            }
          }}
        />
      </Field>
    </Dialog>
  );
}

/** Milliseconds of rest after which a mistake is told: while somebody types, every formula is unfinished. */
const REST = 400;

interface Checked {
  /** What was typed last that can be set. */
  readonly shown: string;
  readonly wrong?: FormulaMistake;
}

function useChecked(typed: string, first: string): Checked {
  const [checked, setChecked] = useState<Checked>({ shown: first });
  useEffect(() => {
    let over = false;
    let telling: ReturnType<typeof setTimeout> | undefined;
    void formulaProblem(typed).then((problem) => {
      if (over) return;
      if (problem === undefined) setChecked({ shown: typed });
      else
        telling = setTimeout(
          () => setChecked(({ shown }) => ({ shown, wrong: formulaMistake(problem) })),
          REST,
        );
    });
    return () => {
      over = true;
      clearTimeout(telling);
    };
  }, [typed]);
  return checked;
}
