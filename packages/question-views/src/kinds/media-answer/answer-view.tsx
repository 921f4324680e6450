import type { BodyOf, KeyOf, ResponseOf } from '@lectern/questions';
import { Stack } from '@lectern/ui';
import type { AnswerView } from '../../answer-view.ts';
import { ContentView } from '../../content/content-view.tsx';
import { DrawingPad } from '../../parts/pad/drawing-pad.tsx';
import { PhotographList } from '../../parts/photographs/photograph-list.tsx';
import { RecordView } from '../../parts/record/record-view.tsx';
import classes from '../answers.module.css';

type Kind = 'media-answer';

/** 作图、拍照与口语题: a drawing, photographs of paper, or a recording. */
export const MediaAnswerView: AnswerView<BodyOf<Kind>, ResponseOf<Kind>, KeyOf<Kind>> = (props) => {
  const { body, response, onChange, locked, review, paper = false } = props;
  const reference = review?.key?.reference;
  return (
    <Stack gap={4}>
      {body.ask === 'speech' && body.text ? (
        <ContentView content={body.text} className={classes.readText} />
      ) : null}
      {paper && body.ask !== 'drawing' ? (
        body.ask === 'speech' ? null : (
          <div className={classes.printedBox} />
        )
      ) : body.ask === 'drawing' ? (
        <DrawingPad
          ground={body.ground}
          drawing={response?.drawing}
          onDrawing={(drawing) => onChange({ drawing })}
          locked={locked || paper}
        />
      ) : body.ask === 'photographs' ? (
        <PhotographList
          photographs={response?.photographs ?? []}
          onChange={(photographs) => onChange({ photographs: [...photographs] })}
          locked={locked}
          most={body.most}
        />
      ) : (
        <RecordView
          recording={response?.recording}
          onRecording={(recording) => onChange({ recording })}
          most={body.seconds}
          locked={locked}
        />
      )}
      {reference ? <ContentView content={reference} className={classes.readText} /> : null}
    </Stack>
  );
};
