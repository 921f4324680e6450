import type { FormulaElement, ShapeElement, TextBody } from '@lectern/courseware';
import { ColorPicker, PanelRow, PanelSection } from '@lectern/property-panel';
import { formulaProblem } from '@lectern/stage/view';
import { Button, NumberField, Text } from '@lectern/ui';
import { SquarePen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { plainLatex } from '../../../../parts/formula-field/index.ts';
import { useTypedWords } from '../../../../parts/typed-words/index.ts';
import { useColors, useEditing } from '../../editing/editor-context.ts';
import { usePanelTexts } from '../locale/texts.ts';
import classes from '../panel.module.css';
import { scaledFrame } from './formula-frame.ts';
import { type FormulaMistake, formulaMistake, formulaPatch } from './latex.ts';
import { useFormulaTexts } from './texts.ts';

/** The formulas of a text box, or the formula of an element, as editable LaTeX. */
export function FormulaSection({ element }: { readonly element: FormulaElement | ShapeElement }): ReactNode {
  const t = usePanelTexts();
  const { session } = useEditing();
  if (element.type === 'formula') {
    return <StandingFormula element={element} />;
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

/** A formula element: its LaTeX, size and colour. */
function StandingFormula({ element }: { readonly element: FormulaElement }): ReactNode {
  const t = usePanelTexts();
  const own = useFormulaTexts();
  const { session } = useEditing();
  const colors = useColors();
  const { id, latex, frame, fits, fill } = element;
  const size = element.size ?? 24;
  const put = (patch: Partial<FormulaElement>) =>
    session.edit((edit) => edit.update<FormulaElement>(id, patch));
  return (
    <PanelSection title={t('formula.formula')}>
      <Button size="small" icon={<SquarePen aria-hidden="true" />} onClick={() => session.openMore(id)}>
        {own('write')}
      </Button>
      <LatexField key={id} latex={latex} onChange={(next) => put(formulaPatch(next))} />
      {fits ? null : (
        <PanelRow label={own('size')}>
          <NumberField
            label={own('size')}
            unit="pt"
            stepper
            min={1}
            max={400}
            digits={1}
            value={size}
            onChange={(next) => put({ size: next, frame: scaledFrame(frame, next / size) })}
          />
        </PanelRow>
      )}
      <PanelRow label={own('color')}>
        <ColorPicker
          label={own('color')}
          colors={colors}
          value={fill?.type === 'solid' ? fill.color : { type: 'scheme', slot: 'tx1' }}
          onPick={(color) => put({ fill: { type: 'solid', color } })}
        />
      </PanelRow>
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
  const { field, take } = useTypedWords<HTMLTextAreaElement>({ read: () => latex });
  const leave = async () => {
    const next = plainLatex(take());
    if (next === latex || next === '') return;
    const problem = await formulaProblem(next);
    setWrong(problem === undefined ? undefined : formulaMistake(problem));
    if (problem === undefined) onChange(next);
  };
  return (
    <div>
      <textarea
        {...field}
        className={classes.alt}
        aria-label={t('formula.latex')}
        aria-invalid={wrong === undefined ? undefined : true}
        spellCheck={false}
        maxLength={65_536}
        rows={2}
        onBlur={() => void leave()}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
            event.preventDefault();
            event.currentTarget.blur();
          }
        }}
      />
      {wrong === undefined ? null : (
        <Text as="p" size="small" className={classes.wrong} role="alert">
          {t(`formula.wrong.${wrong.kind}`, wrong)}
        </Text>
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
