import type { FormulaElement, ShapeElement, TextBody } from '@lectern/courseware';
import { formulaProblem } from '@lectern/stage/view';
import { type ReactNode, useState } from 'react';
import { useEditing } from '../../editing/editor-context.ts';
import classes from '../parts/panel.module.css';
import { PanelSection } from '../parts/panel-section.tsx';
import { usePanelTexts } from '../parts/panel-texts.ts';
import { type FormulaMistake, formulaMistake } from './formula-mistake.ts';
import { formulaPatch } from './formula-patch.ts';

/** The formulas of a text box, or the one that an element is, as LaTeX that can be changed. */
export function FormulaSection({ element }: { readonly element: FormulaElement | ShapeElement }): ReactNode {
  const t = usePanelTexts();
  const { session } = useEditing();
  if (element.type === 'formula') {
    const write = (latex: string) =>
      session.edit((edit) => edit.update<FormulaElement>(element.id, formulaPatch(latex)));
    return (
      <PanelSection title={t('formula.formula')}>
        <LatexField key={element.latex} latex={element.latex} onChange={write} />
      </PanelSection>
    );
  }
  const formulas = formulasOf(element.text);
  if (formulas.length === 0) return null;
  return (
    <PanelSection title={t('formula.formulas')}>
      {formulas.map(({ paragraph, run, latex }) => (
        <LatexField
          key={`${paragraph}:${run}:${latex}`}
          latex={latex}
          onChange={(next) => {
            session.letGo();
            session.edit((edit) =>
              edit.update<ShapeElement>(element.id, {
                text: withFormula(element.text, paragraph, run, next),
              }),
            );
          }}
        />
      ))}
    </PanelSection>
  );
}

function LatexField({
  latex,
  onChange,
}: {
  readonly latex: string;
  readonly onChange: (latex: string) => void;
}): ReactNode {
  const t = usePanelTexts();
  const [wrong, setWrong] = useState<FormulaMistake>();
  const leave = async (typed: string) => {
    const next = typed.trim();
    if (next === latex || next === '') return;
    const problem = await formulaProblem(next);
    setWrong(problem === undefined ? undefined : formulaMistake(problem));
    if (problem === undefined) onChange(next);
  };
  return (
    <div>
      <textarea
        className={classes.alt}
        aria-label={t('formula.latex')}
        aria-invalid={wrong === undefined ? undefined : true}
        spellCheck={false}
        defaultValue={latex}
        maxLength={65_536}
        rows={2}
        onBlur={(event) => void leave(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
            event.preventDefault();
            event.currentTarget.blur();
          }
        }}
      />
      {wrong === undefined ? null : (
        <p className={classes.wrong} role="alert">
          {t(`formula.wrong.${wrong.kind}`, wrong)}
        </p>
      )}
    </div>
  );
}

interface PlacedFormula {
  readonly paragraph: number;
  readonly run: number;
  readonly latex: string;
}

function formulasOf(text: TextBody | undefined): PlacedFormula[] {
  return (text?.paragraphs ?? []).flatMap(({ runs }, paragraph) =>
    runs.flatMap((one, run) => (one.type === 'formula' ? [{ paragraph, run, latex: one.latex }] : [])),
  );
}

function withFormula(text: TextBody | undefined, paragraph: number, run: number, latex: string): TextBody {
  const paragraphs = (text?.paragraphs ?? []).map((one, at) => {
    if (at !== paragraph) return one;
    const runs = one.runs.map((each, place) => {
      if (place !== run || each.type !== 'formula') return each;
      const { source: _, ...rest } = each;
      return { ...rest, latex };
    });
    return { ...one, runs };
  });
  return { ...text, paragraphs };
}
