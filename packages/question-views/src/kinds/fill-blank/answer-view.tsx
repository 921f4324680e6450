import type { BodyOf, KeyOf, ResponseOf } from '@lectern/questions';
import { gapsOf, RESPONSE_LENGTHS } from '@lectern/questions/shown';
import { useTextsOf } from '@lectern/ui';
import { useRef } from 'react';
import type { AnswerView } from '../../answer-view.ts';
import { ContentView } from '../../content/content-view.tsx';
import { TextField } from '../../parts/write/text-field.tsx';
import { Marked, statesOf } from '../../review/mark.tsx';
import { answerTexts } from '../answer-texts.ts';
import { PrintedBlank } from '../printed-blank.tsx';

type Kind = 'fill-blank';
type Response = ResponseOf<Kind>;

/** Width of a blank without a width of its own, characters. */
const USUAL_WIDTH = 4;

/** 填空题: fields in the text. Enter moves to the next blank. */
export const FillBlankView: AnswerView<BodyOf<Kind>, Response, KeyOf<Kind>> = (props) => {
  const { body, response, onChange, locked, paper, review } = props;
  const texts = useTextsOf(answerTexts);
  const fields = useRef(new Map<string, HTMLInputElement>());
  const gaps = gapsOf(body.passage);
  const states = statesOf(review?.items);
  const written = textsOf(response);
  const right = textsOf(review?.right);
  const widths = new Map(body.widths?.map(({ gap, width }) => [gap, width]));
  const write = (gap: string, text: string) => {
    // A passage may have fewer gaps than the response, when the question was changed meanwhile.
    const next = gaps.map((id) => ({ gap: id, text: id === gap ? text : (written.get(id) ?? '') }));
    onChange({ texts: next.filter((one) => one.text !== '') });
  };
  const drawGap = (gap: string) => {
    const width = widths.get(gap) ?? USUAL_WIDTH;
    if (paper) return <PrintedBlank width={width}>{right.get(gap)}</PrintedBlank>;
    const state = states.get(gap);
    const index = gaps.indexOf(gap);
    const next = gaps[index + 1];
    return (
      <Marked state={state} right={right.get(gap)}>
        <TextField
          ref={(field) => {
            if (field) fields.current.set(gap, field);
            else fields.current.delete(gap);
          }}
          label={texts.blank(index + 1)}
          value={written.get(gap) ?? ''}
          onChange={(text) => write(gap, text)}
          locked={locked}
          most={RESPONSE_LENGTHS.word}
          width={width}
          mark={state}
          onEnter={next === undefined ? undefined : () => fields.current.get(next)?.focus()}
        />
      </Marked>
    );
  };
  return <ContentView content={body.passage} gap={drawGap} />;
};

function textsOf(response: Response | undefined): ReadonlyMap<string, string> {
  return new Map(response?.texts.map(({ gap, text }) => [gap, text]));
}
