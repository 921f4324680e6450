import type { KindName, SingleQuestion } from '@lectern/questions';
import type { ComponentType, ReactNode } from 'react';
import type { ProblemNotes } from '../problem-notes.ts';
import type { GameProps, GameValue } from './game-value.ts';
import { ChoiceGameFields } from './lists/parts-fields.tsx';
import { RaceFields } from './lists/race-fields.tsx';
import { RushFields } from './lists/rush-fields.tsx';
import { SentenceFields } from './lists/sentence-fields.tsx';
import { SumsFields } from './lists/sums-fields.tsx';
import { TimelineFields } from './lists/timeline-fields.tsx';
import { FindSpotFields } from './pictures/find-fields.tsx';
import { JigsawFields } from './pictures/jigsaw-fields.tsx';
import { LabelPictureFields } from './pictures/label-fields.tsx';
import { MapFillFields } from './pictures/map-fields.tsx';
import { PlayFold } from './play-fold.tsx';
import {
  FunOrderFields,
  KnowledgePairsFields,
  LinkLinesFields,
  MemoryFields,
  WordBankFields,
} from './single-part-fields.tsx';
import { FunSortFields, SuperSortFields } from './sorting/sort-fields.tsx';
import { DictationFields } from './words/dictation-fields.tsx';
import { CrosswordFields, WordSearchFields } from './words/grid-fields.tsx';

const GAME_FIELDS = {
  'fun-sort': FunSortFields,
  'super-sort': SuperSortFields,
  'word-bank': WordBankFields,
  'knowledge-pairs': KnowledgePairsFields,
  'team-race': RaceFields,
  'truth-rush': RushFields,
  'fun-choice': ChoiceGameFields,
  'fun-order': FunOrderFields,
  'link-lines': LinkLinesFields,
  memory: MemoryFields,
  'word-search': WordSearchFields,
  crossword: CrosswordFields,
  'sums-sprint': SumsFields,
  'dictation-game': DictationFields,
  jigsaw: JigsawFields,
  'map-fill': MapFillFields,
  'timeline-place': TimelineFields,
  'label-picture': LabelPictureFields,
  'find-spot': FindSpotFields,
  'sentence-line': SentenceFields,
} satisfies { [Name in KindName]?: ComponentType<GameProps<Name>> };

interface GameFieldsProps {
  readonly question: SingleQuestion;
  readonly onChange: (question: SingleQuestion) => void;
  readonly notes: ProblemNotes;
}

/** The fields of a game: those of its content, and folded how it is played. */
export function GameFields({ question, onChange, notes }: GameFieldsProps): ReactNode {
  const fields: Readonly<Record<string, unknown>> = GAME_FIELDS;
  const Fields = fields[question.kind] as ComponentType<GameProps>;
  const { body, key } = question as unknown as GameValue;
  const store = (value: GameValue) => onChange({ ...question, body: value.body, key: value.key });
  return (
    <>
      {/* Body and key were read by the schemas of the kind with this name. */}
      <Fields value={{ body, key } as never} onChange={store as never} notes={notes} />
      <PlayFold play={body.play} onChange={(play) => store({ body: { ...body, play }, key })} />
    </>
  );
}
