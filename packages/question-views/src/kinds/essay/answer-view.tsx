import type { BodyOf, KeyOf, ResponseOf } from '@lectern/questions';
import { RESPONSE_LENGTHS } from '@lectern/questions/shown';
import { Stack, Text, useTextsOf } from '@lectern/ui';
import type { AnswerView } from '../../answer-view.ts';
import { PhotographList } from '../../parts/photographs/photograph-list.tsx';
import { TextArea } from '../../parts/write/text-area.tsx';
import { Sample, statesOf } from '../../review/mark.tsx';
import { answerTexts } from '../answer-texts.ts';
import { CountedArea } from '../counted-area.tsx';
import { PrintedLines } from '../printed-blank.tsx';

type Kind = 'essay';
type Response = ResponseOf<Kind>;

const LINES = 10;
/** Characters on a printed line. */
const ON_A_LINE = 30;
const MOST_PRINTED_LINES = 40;

/** 作文与论述题: boxes for an outline, a long text with its length, and photographs of paper where they are allowed. */
export const EssayView: AnswerView<BodyOf<Kind>, Response, KeyOf<Kind>> = (props) => {
  const { body, response, onChange, locked, paper, review } = props;
  const texts = useTextsOf(answerTexts);
  const { outline = [], photographs = 0, counts } = body;
  if (paper)
    return (
      <Stack gap={3}>
        {outline.map(({ id, title }) => (
          <div key={id}>
            {title}
            <PrintedLines count={2} />
          </div>
        ))}
        <PrintedLines count={printedLines(body)} />
        <Sample content={review?.key?.sample} />
      </Stack>
    );
  const boxes = new Map(response?.outline?.map(({ id, text }) => [id, text]));
  const writeBox = (id: string, text: string) => {
    const next = outline.map((box) => ({
      id: box.id,
      text: box.id === id ? text : (boxes.get(box.id) ?? ''),
    }));
    onChange({ ...response, outline: next.filter((box) => box.text !== '') });
  };
  return (
    <Stack gap={4}>
      {outline.length === 0 ? null : (
        <Stack gap={3} role="group" aria-label={texts.outline}>
          {outline.map(({ id, title }) => (
            <Stack key={id} gap={1}>
              <Text weight="medium">{title}</Text>
              <TextArea
                label={title}
                value={boxes.get(id) ?? ''}
                onChange={(text) => writeBox(id, text)}
                locked={locked}
                most={RESPONSE_LENGTHS.outlineBox}
                lines={2}
              />
            </Stack>
          ))}
        </Stack>
      )}
      <CountedArea
        label={texts.essayText}
        placeholder={texts.answerHere}
        value={response?.text ?? ''}
        onChange={(text) => onChange({ ...response, text })}
        locked={locked}
        most={RESPONSE_LENGTHS.essay}
        lines={LINES}
        wanted={body}
        unit={counts}
        mark={statesOf(review?.items).get('answer')}
      />
      {photographs === 0 ? null : (
        <PhotographList
          photographs={response?.photographs ?? []}
          onChange={(next) => onChange({ ...response, photographs: [...next] })}
          locked={locked}
          most={photographs}
        />
      )}
      <Sample content={review?.key?.sample} />
    </Stack>
  );
};

function printedLines({ least = 300, most = least }: BodyOf<Kind>): number {
  return Math.min(MOST_PRINTED_LINES, Math.max(LINES, Math.ceil(most / ON_A_LINE)));
}
