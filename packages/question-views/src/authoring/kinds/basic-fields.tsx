import type { KindName } from '@lectern/questions';
import type { ComponentType } from 'react';
import type { FieldsProps, KindFields } from '../author-context.ts';
import { MatchingFields } from './cards/matching-fields.tsx';
import { MatrixFields } from './cards/matrix-fields.tsx';
import { OrderingFields } from './cards/ordering-fields.tsx';
import { MultipleChoiceFields, SingleChoiceFields } from './choices/choice-fields.tsx';
import { TrueFalseFields } from './choices/true-false-fields.tsx';
import { BankClozeFields, ClozeChoiceFields } from './gaps/cloze-fields.tsx';
import { FillBlankFields } from './gaps/fill-blank-fields.tsx';
import { HotspotFields } from './hotspot-fields.tsx';
import { FormulaFields } from './numbers/formula-fields.tsx';
import { NumericFields } from './numbers/numeric-fields.tsx';
import { ErrorMarkFields } from './open/error-mark-fields.tsx';
import { MediaAnswerFields } from './open/media-answer-fields.tsx';
import { EssayFields, ShortAnswerFields } from './open/written-fields.tsx';

const BASIC_FIELDS = {
  'single-choice': SingleChoiceFields,
  'multiple-choice': MultipleChoiceFields,
  'true-false': TrueFalseFields,
  'fill-blank': FillBlankFields,
  numeric: NumericFields,
  formula: FormulaFields,
  'cloze-choice': ClozeChoiceFields,
  'bank-cloze': BankClozeFields,
  matching: MatchingFields,
  ordering: OrderingFields,
  matrix: MatrixFields,
  hotspot: HotspotFields,
  'error-mark': ErrorMarkFields,
  'short-answer': ShortAnswerFields,
  essay: EssayFields,
  'media-answer': MediaAnswerFields,
} satisfies { [Name in KindName]?: KindFields<Name> };

/** The fields of a basic kind; undefined for other kinds. */
export function basicFieldsOf(kind: string): ComponentType<FieldsProps> | undefined {
  // Body and key were read by the schemas of the kind with this name.
  const fields: Readonly<Record<string, unknown>> = BASIC_FIELDS;
  return Object.hasOwn(fields, kind) ? (fields[kind] as ComponentType<FieldsProps>) : undefined;
}
