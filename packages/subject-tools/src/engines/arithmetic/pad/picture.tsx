import type { ReactNode } from 'react';
import { paint } from '../../../common/paint.ts';
import { Picture, unitOf } from '../../../common/picture.tsx';
import type { Described } from '../../../engine.tsx';
import type { ToolPictureProps } from '../../../tool.ts';
import {
  type Calculator,
  calculatorOf,
  type PadDescription,
  resultOf,
  shownExpression,
  valueOfExpression,
} from './model.ts';
import { padRows } from './pad-keys.ts';
import { calculatorTexts } from './texts.ts';

/** The result, the reason why there is none, or the expression. */
export function calculatorLine(calculator: Calculator, language: ToolPictureProps['language']): string {
  const { expression, done } = calculator;
  if (expression === '') return '0';
  if (!done) return shownExpression(calculator);
  const evaluated = valueOfExpression(calculator);
  if (evaluated.type === 'refused') return calculatorTexts[language].refused(evaluated.why);
  return resultOf(calculator) ?? '';
}

export function calculatorWords({
  tool,
  data,
  language,
}: Omit<ToolPictureProps, 'size'> & Described<PadDescription>): string {
  const calculator = calculatorOf(data, tool);
  const asked = calculator.done ? `${shownExpression(calculator)} = ` : '';
  return `${tool.name[language]} ${asked}${calculatorLine(calculator, language)}`;
}

/** The pad with the content of its display. */
export function CalculatorPicture({
  tool,
  data,
  size,
  language,
}: ToolPictureProps & Described<PadDescription>): ReactNode {
  const calculator = calculatorOf(data, tool);
  const unit = unitOf(size);
  const edge = unit * 1.2;
  const rows = padRows(calculator.kind);
  const display = unit * 6;
  const height = Math.max((size.h - display - edge * 2) / rows.length, 0);
  const width = Math.max((size.w - edge * 2) / (rows[0]?.length ?? 1), 0);
  return (
    <Picture size={size}>
      <text
        x={size.w - edge * 1.5}
        y={edge + unit * 3.4}
        fontSize={unit * 3}
        fontWeight={600}
        textAnchor="end"
        fill={paint.ink}
      >
        {calculatorLine(calculator, language)}
      </text>
      {rows.flatMap((row, line) =>
        row.map(({ sign, look }, column) => (
          <g key={sign} transform={`translate(${edge + column * width} ${display + line * height})`}>
            <rect
              x={2}
              y={2}
              width={Math.max(width - 4, 0)}
              height={Math.max(height - 4, 0)}
              rx={unit * 0.6}
              fill={look === 'equals' ? paint.jade : look === 'operator' ? paint.jadeSoft : paint.paper}
            />
            <text
              x={width / 2}
              y={height / 2}
              fontSize={unit * 1.8}
              textAnchor="middle"
              dominantBaseline="central"
              fill={look === 'equals' ? paint.onJade : paint.ink}
            >
              {sign}
            </text>
          </g>
        )),
      )}
    </Picture>
  );
}
