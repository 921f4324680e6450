import type { PlayedBody, PlayedKey, PlayedResponse } from '@lectern/questions';
import { Row, Stack, Text } from '@lectern/ui';
import type { ReactNode } from 'react';
import type { AnswerView, Review } from '../answer-view.ts';
import { basicViewOf } from '../basic-views.tsx';
import { ContentView } from '../content/content-view.tsx';
import { SpotPicture, TargetNumbers } from '../parts/spot/spot-picture.tsx';
import { Mark, statesOf } from '../review/mark.tsx';
import { partReview } from './part-review.ts';
import { sharedPicture } from './shared-picture.ts';

type PlayedReview = Review<PlayedKey, PlayedResponse>;

/** The quiet form of a game: its basic questions below each other, without skin, sound and time. */
export const QuietView: AnswerView<PlayedBody, PlayedResponse, PlayedKey> = (props) => {
  const { body, response, onChange, locked, paper, review } = props;
  const picture = sharedPicture(body);
  const states = statesOf(review?.items);
  const isSeveral = body.parts.length > 1;
  return (
    <Stack gap={6}>
      {picture ? (
        <SpotPicture picture={picture.picture}>
          <TargetNumbers targets={picture.targets} />
        </SpotPicture>
      ) : null}
      {body.parts.map((part, index) => (
        <Part
          key={part.id}
          part={part}
          number={isSeveral ? index + 1 : undefined}
          state={states.has(part.id) ? <Mark state={states.get(part.id) ?? 'missing'} /> : null}
          response={response?.parts[part.id]}
          onChange={(given) => onChange({ ...response, parts: { ...response?.parts, [part.id]: given } })}
          locked={locked}
          paper={paper}
          review={review && partReview(review as PlayedReview, part)}
        />
      ))}
    </Stack>
  );
};

interface PartProps {
  readonly part: PlayedBody['parts'][number];
  readonly number: number | undefined;
  readonly state: ReactNode;
  readonly response: unknown;
  readonly onChange: (response: unknown) => void;
  readonly locked: boolean;
  readonly paper: boolean | undefined;
  readonly review: Review | undefined;
}

function Part({ part, number, state, paper = false, ...answered }: PartProps): ReactNode {
  const View = basicViewOf(part.kind);
  return (
    <Stack gap={3}>
      {number === undefined && !part.stem && !state ? null : (
        <Row gap={2} align="start">
          {number === undefined ? null : (
            <Text weight="medium" numeric>
              ({number})
            </Text>
          )}
          {part.stem ? <ContentView content={part.stem} /> : null}
          {state}
        </Row>
      )}
      {View ? <View body={part.body} paper={paper} {...answered} /> : null}
    </Stack>
  );
}
