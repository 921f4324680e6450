import { Button, FaultMessage, Field, Input, Row, Stack, Text } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import { EntryForm, EntryNote, PupilNames, TypedName } from '../../../parts/pupil-entry/index.ts';
import { languageTag } from '../../../platform/i18n/language.ts';
import type { LookedAt, Who } from '../model/answering.ts';
import { useTexts } from '../texts.ts';

export interface DoorFormProps {
  readonly look: LookedAt;
  readonly busy: boolean;
  readonly trouble: string | undefined;
  readonly onWord: (word: string) => void;
  readonly onWho: (who: Who) => void;
  readonly onOtherCode: () => void;
}

/** Describes the assignment, then asks for the class's word where it is needed, and for a name. */
export function DoorForm({ look, busy, trouble, onWord, onWho, onOtherCode }: DoorFormProps): ReactNode {
  const t = useTexts();
  const needsWord = look.asks_word && look.classes.length === 0;
  const isPlanned = look.state === 'planned';
  return (
    <EntryForm>
      <Summary look={look} />
      {trouble !== undefined && !needsWord && <FaultMessage>{trouble}</FaultMessage>}
      {isPlanned ? null : (
        <>
          {needsWord && <WordForm busy={busy} trouble={trouble} onWord={onWord} />}
          {look.classes.length > 0 && <ClassNames look={look} busy={busy} onWho={onWho} />}
          {look.open_to_link && look.state !== 'ended' && (
            <TypedName
              busy={busy}
              isSecond={look.classes.length > 0}
              enter={t('start')}
              onName={(name) => onWho({ name })}
            />
          )}
        </>
      )}
      <Button tone="quiet" onClick={onOtherCode}>
        {t('otherCode')}
      </Button>
    </EntryForm>
  );
}

function Summary({ look }: Pick<DoorFormProps, 'look'>): ReactNode {
  const t = useTexts();
  const duration = useDuration();
  const { title, teacher, note, state, from_at, until_at, question_count, time_limit } = look;
  return (
    <Stack gap={3}>
      <h1>{title}</h1>
      <Row gap={4} wrap>
        <Text tone="quiet">{t('from', { teacher })}</Text>
        <Text tone="quiet">{t('questions', { count: question_count })}</Text>
        {until_at !== null && <Text tone="warning">{t('until', { time: timeWords(until_at) })}</Text>}
        {time_limit !== null && <Text tone="accent">{t('minutes', { time: duration(time_limit) })}</Text>}
      </Row>
      {note !== '' && <EntryNote>{note}</EntryNote>}
      {state === 'planned' && (
        <p role="status">
          {t('planned')} · {t('opens', { time: timeWords(from_at) })}
        </p>
      )}
      {(state === 'late' || state === 'ended') && <p role="status">{t(state)}</p>}
      {time_limit !== null && state !== 'ended' && state !== 'planned' && (
        <Text as="p" tone="warning" overflow="breaks">
          {t('timed')}
        </Text>
      )}
    </Stack>
  );
}

function WordForm({ busy, trouble, onWord }: Pick<DoorFormProps, 'busy' | 'trouble' | 'onWord'>): ReactNode {
  const t = useTexts();
  const [word, setWord] = useState('');
  const [asked, setAsked] = useState(false);
  const isMissing = word.trim() === '';
  return (
    <Stack
      as="form"
      gap={4}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (!isMissing && !busy) onWord(word.trim());
      }}
    >
      <Field label={t('word')} hint={t('wordHint')} error={asked && isMissing ? t('wordMissing') : trouble}>
        <Input
          size="large"
          value={word}
          autoComplete="off"
          enterKeyHint="go"
          maxLength={32}
          onChange={(event) => {
            setWord(event.target.value);
            setAsked(false);
          }}
        />
      </Field>
      <Button type="submit" tone="primary" size="large" busy={busy}>
        {t('next')}
      </Button>
    </Stack>
  );
}

function ClassNames({ look, busy, onWho }: Pick<DoorFormProps, 'look' | 'busy' | 'onWho'>): ReactNode {
  const t = useTexts();
  const [chosen, setChosen] = useState(look.classes[0]?.class_id);
  const shown = look.classes.find(({ class_id }) => class_id === chosen) ?? look.classes[0];
  if (!shown) return null;
  const notes = { open: t('begun'), 'handed-in': t('handedIn'), returned: t('returned') };
  const isEnded = look.state === 'ended';
  return (
    <Stack gap={4}>
      {look.classes.length > 1 ? (
        <Row gap={2} wrap role="group" aria-label={t('inClass')}>
          {look.classes.map(({ class_id, class_name }) => (
            <Button
              key={class_id}
              tone={class_id === shown.class_id ? 'primary' : 'plain'}
              aria-pressed={class_id === shown.class_id}
              onClick={() => setChosen(class_id)}
            >
              {class_name}
            </Button>
          ))}
        </Row>
      ) : (
        <Text tone="quiet">{shown.class_name}</Text>
      )}
      <PupilNames
        key={shown.class_id}
        pupils={shown.pupils.map(({ member_id, name, state }) => ({
          id: member_id,
          name,
          note: state === null ? undefined : notes[state],
          disabled: isEnded && state === null,
        }))}
        busy={busy}
        onChoose={(id) => onWho({ class_id: shown.class_id, member_id: id })}
      />
    </Stack>
  );
}

/** Seconds as hours and minutes, minutes, or seconds. */
function useDuration(): (seconds: number) => string {
  const t = useTexts();
  return (seconds) => {
    const minutes = Math.round(seconds / 60);
    if (minutes < 1) return t('onlySeconds', { count: seconds });
    if (minutes < 60) return t('onlyMinutes', { count: minutes });
    return t('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  };
}

/** Day, weekday and time of a moment. */
function timeWords(at: number): string {
  return new Intl.DateTimeFormat(languageTag(), {
    month: 'short',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(at);
}
