import { Input, Stack, Text } from '@lectern/ui';
import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { defineTexts } from '../../platform/i18n/texts.ts';
import classes from './pupil-entry.module.css';

/** Above this number of names a search field is shown. */
const SEARCH_ABOVE = 12;

export interface NamedPupil {
  readonly id: string;
  readonly name: string;
  /** A word below the name, such as that this pupil has joined. */
  readonly note?: string | undefined;
  readonly disabled?: boolean;
}

export interface PupilNamesProps {
  readonly pupils: readonly NamedPupil[];
  readonly busy: boolean;
  readonly onChoose: (id: string) => void;
}

/** The names of a roster as large buttons; with a search field when there are many. */
export function PupilNames({ pupils, busy, onChoose }: PupilNamesProps): ReactNode {
  const t = usePupilNamesTexts();
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
        {found.map(({ id, name, note, disabled = false }) => (
          <li key={id}>
            <button
              type="button"
              className={classes.name}
              disabled={disabled || busy}
              onClick={() => onChoose(id)}
            >
              <bdi>{name}</bdi>
              {note !== undefined && (
                <Text as="small" size="small">
                  {note}
                </Text>
              )}
            </button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

const zh = {
  chooseName: '点一下你的名字',
  findName: '找名字',
  noName: '没有找到这个名字',
  yourName: '你的名字',
  typeName: '不在名单里？输入名字',
  nameMissing: '请输入名字',
};

const en: typeof zh = {
  chooseName: 'Tap your name',
  findName: 'Find a name',
  noName: 'There is no such name',
  yourName: 'Your name',
  typeName: 'Not on the list? Type your name',
  nameMissing: 'Type your name',
};

export const { useTexts: usePupilNamesTexts } = defineTexts(zh, en);
