import { formulaProblem, InlineFormula } from '@lectern/stage/view';
import { Box, Button, ConfirmDialog, Dialog, Field, Text } from '@lectern/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  MathField,
  type MathHands,
  plainLatex,
  withChemistry,
} from '../../../../parts/formula-field/index.ts';
import { usePanelTexts } from '../locale/texts.ts';
import classes from './formula-dialog.module.css';
import { plainTemplate } from './formula-templates.ts';
import { type FormulaMistake, formulaMistake } from './latex.ts';
import { TemplateTabs } from './template-tabs.tsx';
import { useFormulaTexts } from './texts.ts';

/** Longest LaTeX that can be exported to PowerPoint. */
const MOST_CHARACTERS = 20_000;

export interface FormulaWriterProps {
  readonly title: string;
  readonly latex: string;
  /** Font size of the formula, points, in which it is measured. */
  readonly size: number;
  readonly doneLabel: string;
  /** Called with valid LaTeX and the formula's measured size, logical pixels. */
  readonly onDone: (latex: string, size: { readonly w: number; readonly h: number }) => void;
  readonly onClose: () => void;
  readonly finalFocus?: () => HTMLElement | null;
}

/**
 * A dialog with a visual editor, templates and a LaTeX field for a formula. It can be finished once the LaTeX is valid.
 */
export function FormulaWriter({
  title,
  latex,
  size,
  doneLabel,
  onDone,
  onClose,
  finalFocus,
}: FormulaWriterProps): ReactNode {
  const t = usePanelTexts();
  const own = useFormulaTexts();
  /** The element that gets the focus when the dialog opens. */
  const first = useRef<HTMLElement>(null);
  const hands = useRef<MathHands>(null);
  const source = useRef<HTMLTextAreaElement>(null);
  const measured = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(latex);
  const [chemical, setChemical] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const [hasEmpties, setEmpties] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const next = plainLatex(typed);
  const { shown, wrong, keep } = useChecked(next, latex);
  /** Typed chemistry that was not inserted yet is part of the formula. */
  const whole = withChemistry(next, chemical);
  const finish = async (written: string) => {
    const all = withChemistry(written, chemical);
    // An unchanged formula is accepted even if it was invalid before.
    if (all === latex) return onClose();
    if (all === '' || all.length > MOST_CHARACTERS) return source.current?.focus();
    // The formula is checked with and without the chemistry: in an unfinished formula, appended chemistry could
    // complete the LaTeX by accident.
    for (const part of [written, all])
      if ((await formulaProblem(part)) !== undefined) return source.current?.focus();
    const { offsetWidth = 0, offsetHeight = 0 } = measured.current ?? {};
    onDone(all, { w: offsetWidth, h: offsetHeight });
  };
  const pick = (template: string) => {
    if (hands.current && !isUnknown) hands.current.insert(template);
    else setTyped((before) => before + plainTemplate(template));
  };
  const isWritten = chemical.trim() !== '' || (next !== '' && next !== plainLatex(latex));
  const leave = () => (isWritten ? setLeaving(true) : onClose());
  const tooLong = whole.length > MOST_CHARACTERS ? own('tooLong') : undefined;
  return (
    <Dialog
      open
      // Escape or a press outside may be a mistake, so the user is asked before a changed formula is discarded.
      onOpenChange={leave}
      size="wide"
      title={title}
      initialFocus={first}
      finalFocus={finalFocus}
      footer={
        <>
          <Button onClick={leave}>{t('formula.cancel')}</Button>
          <Button tone="primary" disabled={whole === ''} onClick={() => void finish(next)}>
            {doneLabel}
          </Button>
        </>
      }
    >
      <TemplateTabs chemical={chemical} onChemical={setChemical} onPick={pick} />
      <MathField
        ref={hands}
        fieldRef={first}
        label={own('field')}
        takesFocus
        latex={shown}
        onInput={(state) => {
          setTyped(state.latex);
          keep(state.latex);
          setEmpties(state.hasEmptyBoxes);
        }}
        onUnknown={setUnknown}
        onEnter={(state) => {
          // Rendered at once, so that the last typed part is measured too.
          flushSync(() => setTyped(state.latex));
          void finish(state.latex);
        }}
      />
      <Text as="p" size="small" tone="quiet" className={classes.note} role="status">
        {isUnknown ? own('unknown') : hasEmpties ? own('empties') : own('fieldHint')}
      </Text>
      <Field
        label={t('formula.latex')}
        hint={own('latexHint')}
        error={tooLong ?? (wrong && t(`formula.wrong.${wrong.kind}`, wrong))}
      >
        <textarea
          ref={(node) => {
            source.current = node;
            // The LaTeX field gets the focus until the visual editor has loaded.
            first.current ??= node;
          }}
          className={classes.source}
          spellCheck={false}
          value={typed}
          maxLength={65_536}
          rows={2}
          onChange={(event) => {
            setTyped(event.target.value);
            setEmpties(false);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
              event.preventDefault();
              void finish(next);
            }
          }}
        />
      </Field>
      <Box
        overflow="clip"
        className={classes.measure}
        aria-hidden="true"
        style={{ fontSize: (size * 96) / 72 }}
      >
        <Text as="div" overflow="line" ref={measured} className={classes.measured}>
          <InlineFormula latex={whole} display />
        </Text>
      </Box>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title={own('leave')}
        description={own('leaveHelp')}
        confirmLabel={own('leaveYes')}
        cancelLabel={own('leaveNo')}
        onConfirm={onClose}
      />
    </Dialog>
  );
}

/** Pause in typing after which a mistake is shown, milliseconds: a formula being typed is always incomplete. */
const REST = 400;

interface Checked {
  /** The LaTeX of the visual editor: the last valid one, or the one that was written there. */
  readonly shown: string;
  readonly wrong?: FormulaMistake;
}

/**
 * `keep` sets `shown` to what was written in the visual editor. A check that ends later would write an older formula over
 * the letters that were typed meanwhile.
 */
function useChecked(typed: string, first: string): Checked & { readonly keep: (written: string) => void } {
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
  const keep = (written: string) => setChecked((before) => ({ ...before, shown: written }));
  return { ...checked, keep };
}
