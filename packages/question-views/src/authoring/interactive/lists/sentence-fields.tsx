import { Button, IconButton, Row, Stack, useTextsOf } from '@lectern/ui';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useAuthor } from '../../author-context.ts';
import classes from '../../fields/fields.module.css';
import { HeldInput } from '../../fields/held-input.tsx';
import { Fold, Group, ProblemNote } from '../../fields/lines.tsx';
import type { GameProps } from '../game-value.ts';
import { SoundField } from '../sound-field.tsx';
import { listTexts } from './list-texts.ts';
import {
  hasSameWords,
  type Sentence,
  sentencesOf,
  sentenceText,
  withSentences,
  wordsOfSentence,
} from './sentences.ts';

const MOST = 20;

/** 连词成句: each sentence is a line with its words apart. */
export function SentenceFields({ value, onChange, notes }: GameProps<'sentence-line'>): ReactNode {
  const t = useTextsOf(listTexts);
  const { makeId, readOnly } = useAuthor();
  const sentences = sentencesOf(value);
  const list = useRef<HTMLDivElement>(null);
  const focusLast = useRef(false);
  useLayoutEffect(() => {
    if (!focusLast.current) return;
    focusLast.current = false;
    [...(list.current?.querySelectorAll<HTMLInputElement>('input[data-sentence]') ?? [])].at(-1)?.focus();
  });
  const store = (next: readonly Sentence[]) => onChange(withSentences(value, next));
  const change = (next: Sentence) => store(sentences.map((one) => (one.id === next.id ? next : one)));
  const add = () => {
    if (sentences.length >= MOST) return;
    focusLast.current = true;
    store([...sentences, { id: makeId(), words: [], distractors: [], others: [], audio: undefined }]);
  };
  return (
    <Group title={t.sentences} beside={<span className={classes.label}>{t.sentencesHint}</span>}>
      <Stack gap={2} ref={list}>
        {sentences.map((sentence, index) => (
          <section key={sentence.id} aria-label={t.sentence(index + 1)}>
            <div className={classes.row}>
              <span className={classes.mark}>{index + 1}.</span>
              <WordLine
                label={t.sentence(index + 1)}
                words={sentence.words}
                onChange={(words) => change({ ...sentence, words })}
                onEnter={index === sentences.length - 1 ? add : undefined}
              />
              <IconButton
                size="small"
                label={t.remove(t.sentence(index + 1))}
                icon={<X aria-hidden="true" />}
                disabled={readOnly || sentences.length < 2}
                onClick={() => store(sentences.filter(({ id }) => id !== sentence.id))}
              />
            </div>
            {notes.within(sentence.id, 'ordering').count > 0 && (
              <ProblemNote>{firstNote(notes.within(sentence.id, 'ordering'), sentence)}</ProblemNote>
            )}
            <SentenceMore sentence={sentence} name={t.sentence(index + 1)} onChange={change} />
          </section>
        ))}
      </Stack>
      {!readOnly && sentences.length < MOST && (
        <Row>
          <Button size="small" tone="quiet" icon={<Plus aria-hidden="true" />} onClick={add}>
            {t.addSentence}
          </Button>
        </Row>
      )}
    </Group>
  );
}

function firstNote(notes: GameProps['notes'], { words, distractors }: Sentence): string | undefined {
  const ids = [undefined, ...[...words, ...distractors].map((_, index) => `w${index}`)];
  return ids.map((id) => notes.of(id)).find(Boolean);
}

interface WordLineProps {
  readonly label: string;
  readonly words: readonly string[];
  readonly onChange: (words: string[]) => void;
  readonly onEnter?: (() => void) | undefined;
}

/** A line of words. What is typed stays as it is while it means the same words. */
function WordLine({ label, words, onChange, onEnter }: WordLineProps): ReactNode {
  const [typed, setTyped] = useState(sentenceText(words));
  const isSame = JSON.stringify(wordsOfSentence(typed)) === JSON.stringify(words);
  return (
    <HeldInput
      data-sentence=""
      aria-label={label}
      placeholder={label}
      maxLength={1000}
      value={isSame ? typed : sentenceText(words)}
      onChange={(text) => {
        setTyped(text);
        onChange(wordsOfSentence(text));
      }}
      onEnter={onEnter}
    />
  );
}

interface SentenceMoreProps {
  readonly sentence: Sentence;
  readonly name: string;
  readonly onChange: (sentence: Sentence) => void;
}

function SentenceMore({ sentence, name, onChange }: SentenceMoreProps): ReactNode {
  const t = useTextsOf(listTexts);
  const { readOnly } = useAuthor();
  const { words, distractors, others, audio } = sentence;
  // Orders that do not have the same words yet are kept here until they do.
  const [draft, setDraft] = useState<string>();
  return (
    <Fold title={t.more} startsOpen={distractors.length + others.length > 0 || audio !== undefined}>
      <SoundField name={name} asset={audio} onChange={(asset) => onChange({ ...sentence, audio: asset })} />
      <Row gap={2}>
        <span className={classes.label}>{t.distractors}</span>
        <WordLine
          label={`${name} ${t.distractors}`}
          words={distractors}
          onChange={(next) => onChange({ ...sentence, distractors: next })}
        />
      </Row>
      {others.map((other, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: orders have no names
        <Row gap={2} key={index}>
          <span className={classes.label}>{t.otherOrder}</span>
          <span className={classes.fill}>{sentenceText(other)}</span>
          <IconButton
            size="small"
            label={t.remove(t.otherOrder)}
            icon={<X aria-hidden="true" />}
            disabled={readOnly}
            onClick={() => onChange({ ...sentence, others: others.filter((_, at) => at !== index) })}
          />
        </Row>
      ))}
      {draft === undefined ? (
        !readOnly && (
          <Row>
            <Button
              size="small"
              tone="quiet"
              icon={<Plus aria-hidden="true" />}
              disabled={words.length < 2}
              onClick={() => setDraft(sentenceText(words))}
            >
              {t.addOther}
            </Button>
          </Row>
        )
      ) : (
        <Stack gap={1}>
          <HeldInput
            aria-label={`${name} ${t.otherOrder}`}
            value={draft}
            onChange={setDraft}
            onEnter={() => {
              const typed = wordsOfSentence(draft);
              if (!hasSameWords(typed, words)) return;
              onChange({ ...sentence, others: [...others, typed] });
              setDraft(undefined);
            }}
            onBlur={() => {
              const typed = wordsOfSentence(draft);
              if (!hasSameWords(typed, words)) return;
              if (JSON.stringify(typed) !== JSON.stringify(words))
                onChange({ ...sentence, others: [...others, typed] });
              setDraft(undefined);
            }}
          />
          {!hasSameWords(wordsOfSentence(draft), words) && <ProblemNote>{t.differs}</ProblemNote>}
        </Stack>
      )}
    </Fold>
  );
}
