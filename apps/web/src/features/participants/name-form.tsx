import { Button, FaultMessage, Field, Input, Stack, Text } from '@lectern/ui';
import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import classes from './join-screen.module.css';
import type { LookedAt, Who } from './participation.ts';
import { useTexts } from './texts.ts';

/** Above this number of names a search field is shown. */
const SEARCH_ABOVE = 12;
const NAME_MAX = 24;

export interface NameFormProps {
  readonly look: LookedAt;
  readonly busy: boolean;
  readonly trouble: string | undefined;
  readonly onWho: (who: Who) => void;
  readonly onLookAgain: () => void;
  readonly onOtherCode: () => void;
}

/** Prompts for the pupil's name: a name of the roster, or a typed name, as the teacher has set. */
export function NameForm({ look, busy, trouble, onWho, onLookAgain, onOtherCode }: NameFormProps): ReactNode {
  const t = useTexts();
  const { lesson, naming, pupils, admits } = look;
  return (
    <Stack gap={5} className={classes.form}>
      <div>
        <h1>{lesson.class_name || t('title')}</h1>
        <Text as="p" tone="quiet" overflow="breaks">
          {lesson.name}
        </Text>
      </div>
      {trouble !== undefined && <FaultMessage>{trouble}</FaultMessage>}
      {admits ? (
        <>
          {pupils.length > 0 && <Names pupils={pupils} busy={busy} onWho={onWho} />}
          {naming !== 'roster' && <TypedName busy={busy} isSecond={pupils.length > 0} onWho={onWho} />}
        </>
      ) : (
        <>
          <p role="status">{t('closed')}</p>
          <Button tone="primary" size="large" onClick={onLookAgain}>
            {t('tryAgain')}
          </Button>
        </>
      )}
      <Button tone="quiet" onClick={onOtherCode}>
        {t('otherCode')}
      </Button>
    </Stack>
  );
}

interface NamesProps extends Pick<NameFormProps, 'busy' | 'onWho'> {
  readonly pupils: LookedAt['pupils'];
}

function Names({ pupils, busy, onWho }: NamesProps): ReactNode {
  const t = useTexts();
  const [wanted, setWanted] = useState('');
  const found = pupils.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <Stack as="section" gap={3} className={classes.names} aria-label={t('chooseName')}>
      <h2>{t('chooseName')}</h2>
      {pupils.length > SEARCH_ABOVE && (
        <Input
          size="large"
          aria-label={t('findName')}
          placeholder={t('findName')}
          leading={<Search aria-hidden="true" />}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      {found.length === 0 && (
        <Text as="p" tone="quiet" overflow="breaks">
          {t('noName')}
        </Text>
      )}
      <ul>
        {found.map(({ member_id, name, taken }) => (
          <li key={member_id}>
            <button
              type="button"
              className={classes.name}
              disabled={taken || busy}
              onClick={() => onWho({ member_id })}
            >
              <bdi>{name}</bdi>
              {taken && (
                <Text as="small" size="small">
                  {t('nameTaken')}
                </Text>
              )}
            </button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

interface TypedNameProps extends Pick<NameFormProps, 'busy' | 'onWho'> {
  readonly isSecond: boolean;
}

function TypedName({ busy, isSecond, onWho }: TypedNameProps): ReactNode {
  const t = useTexts();
  const [name, setName] = useState('');
  const [asked, setAsked] = useState(false);
  const isMissing = name.trim() === '';
  return (
    <Stack
      as="form"
      gap={4}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (!isMissing && !busy) onWho({ name: name.trim() });
      }}
    >
      <Field
        label={t(isSecond ? 'typeName' : 'yourName')}
        error={asked && isMissing ? t('nameMissing') : undefined}
      >
        <Input
          size="large"
          value={name}
          maxLength={NAME_MAX}
          autoComplete="name"
          enterKeyHint="go"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Button type="submit" tone={isSecond ? 'plain' : 'primary'} size="large" busy={busy}>
        {t('enter')}
      </Button>
    </Stack>
  );
}
