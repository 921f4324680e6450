import { Button, FaultMessage, Text } from '@lectern/ui';
import type { ReactNode } from 'react';
import { EntryForm, PupilNames, TypedName } from '../../parts/pupil-entry/index.ts';
import type { LookedAt, Who } from './participation.ts';
import { useTexts } from './texts.ts';

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
    <EntryForm>
      <div>
        <h1>{lesson.class_name || t('title')}</h1>
        <Text as="p" tone="quiet" overflow="breaks">
          {lesson.name}
        </Text>
      </div>
      {trouble !== undefined && <FaultMessage>{trouble}</FaultMessage>}
      {admits ? (
        <>
          {pupils.length > 0 && (
            <PupilNames
              pupils={pupils.map(({ member_id, name, taken }) => ({
                id: member_id,
                name,
                note: taken ? t('nameTaken') : undefined,
                disabled: taken,
              }))}
              busy={busy}
              onChoose={(id) => onWho({ member_id: id })}
            />
          )}
          {naming !== 'roster' && (
            <TypedName
              busy={busy}
              isSecond={pupils.length > 0}
              enter={t('enter')}
              onName={(name) => onWho({ name })}
            />
          )}
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
    </EntryForm>
  );
}
