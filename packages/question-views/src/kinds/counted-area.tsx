import { type LengthUnit, textLength } from '@lectern/questions/shown';
import { Row, Stack, Text, useTextsOf } from '@lectern/ui';
import { type ReactNode, useId } from 'react';
import { TextArea, type TextAreaProps } from '../parts/write/text-area.tsx';
import { Mark, type MarkState } from '../review/mark.tsx';
import { answerTexts } from './answer-texts.ts';

export interface CountedAreaProps extends Omit<TextAreaProps, 'describedBy'> {
  /** The wanted length. Other lengths are accepted; the count says so. */
  readonly wanted: { readonly least?: number | undefined; readonly most?: number | undefined };
  readonly unit?: LengthUnit | undefined;
  readonly mark?: MarkState | undefined;
}

/** A field for several lines with the length of its text below it, counted as schools count. */
export function CountedArea({ wanted, unit = 'characters', mark, ...area }: CountedAreaProps): ReactNode {
  const texts = useTextsOf(answerTexts);
  const id = useId();
  const { least = 0, most } = wanted;
  const count = textLength(area.value, unit);
  const length = texts.length(least, most, unit);
  const isOther = count > 0 && (count < least || count > (most ?? count));
  return (
    <Stack gap={1}>
      <TextArea {...area} describedBy={id} />
      <Row id={id} gap={3} justify="between">
        <Text tone={isOther ? 'warning' : 'quiet'} numeric>
          {[texts.count(count, unit), length].filter(Boolean).join(' · ')}
        </Text>
        {mark === undefined ? null : <Mark state={mark} />}
      </Row>
    </Stack>
  );
}
