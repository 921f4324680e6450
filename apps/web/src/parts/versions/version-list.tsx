import { type CoursewareVersion, VERSION_NAME_MAX } from '@lectern/protocol/courseware-versions';
import { Button, Column, ErrorState, Input, Row, Spinner, Text } from '@lectern/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { messageOf } from '../../platform/api/api-error.ts';
import { serverNow } from '../../platform/api/session.ts';
import { useLanguage } from '../../platform/i18n/texts.ts';
import { PersonName } from '../documents/index.ts';
import { useVersionTexts } from './texts.ts';
import type { Versions } from './use-versions.ts';
import { VersionName, versionTime } from './version-name.tsx';
import classes from './versions.module.css';

export interface VersionListProps {
  readonly documentId: string;
  readonly versions: Versions;
  /** Undefined for the current state of the document. */
  readonly chosen: CoursewareVersion | undefined;
  readonly onChoose: (version: CoursewareVersion | undefined) => void;
  /** Resolves to whether the version was stored. */
  readonly onKeep: (name: string) => Promise<boolean>;
  readonly busy: boolean;
}

/** The versions with their times and authors, and a field that stores the current state under a name. */
export function VersionList(props: VersionListProps): ReactNode {
  const { documentId, versions, chosen, onChoose, onKeep, busy } = props;
  const t = useVersionTexts();
  const [name, setName] = useState('');
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && (await onKeep(name.trim()))) setName('');
  };
  return (
    <Column gap={3} className={classes.list}>
      <Row as="form" align="stretch" gap={2} className={classes.keep} onSubmit={(event) => void keep(event)}>
        <Input
          aria-label={t('name')}
          placeholder={t('namePlaceholder')}
          maxLength={VERSION_NAME_MAX}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" disabled={busy || name.trim() === ''}>
          {t('keep')}
        </Button>
      </Row>
      <Column
        as="ul"
        gap={1}
        overflow="scroll"
        flex="grow"
        className={classes.versions}
        aria-label={t('list')}
      >
        <li>
          <Column
            as="button"
            justify="center"
            textAlign="start"
            hover
            radius="control"
            wide
            type="button"
            className={classes.version}
            aria-pressed={chosen === undefined}
            onClick={() => onChoose(undefined)}
          >
            <strong>{t('now')}</strong>
          </Column>
        </li>
        {versions.items?.map((version) => (
          <li key={version.id} data-chosen={version.id === chosen?.id || undefined}>
            <VersionRow
              version={version}
              pressed={version.id === chosen?.id}
              onChoose={() => onChoose(version)}
            />
            {version.id === chosen?.id ? (
              <VersionName documentId={documentId} version={version} onNamed={versions.refresh} />
            ) : null}
          </li>
        ))}
      </Column>
      {versions.items?.length === 0 ? (
        <Text as="p" tone="quiet" size="small">
          {t('none')}
        </Text>
      ) : null}
      {versions.items === undefined && versions.error === null ? <Spinner label={t('list')} /> : null}
      {versions.error === null ? null : <ErrorState title={messageOf(versions.error)} />}
      {versions.more ? (
        <Button tone="quiet" onClick={versions.more}>
          {t('more')}
        </Button>
      ) : null}
    </Column>
  );
}

interface VersionRowProps {
  readonly version: CoursewareVersion;
  readonly pressed: boolean;
  readonly onChoose: () => void;
}

function VersionRow({ version, pressed, onChoose }: VersionRowProps): ReactNode {
  const t = useVersionTexts();
  const language = useLanguage();
  const time = (at: number) => versionTime(at, serverNow(), language);
  const { name, made_at, restored_at, people } = version;
  return (
    <Column
      as="button"
      justify="center"
      textAlign="start"
      hover
      radius="control"
      wide
      type="button"
      className={classes.version}
      aria-pressed={pressed}
      onClick={onChoose}
    >
      <Text as="strong" overflow="breaks">
        {name ?? time(made_at)}
      </Text>
      <Text tone="quiet" size="small">
        {name === null
          ? restored_at === null
            ? t('automatic')
            : t('restored', { when: time(restored_at) })
          : time(made_at)}
      </Text>
      {people.length > 0 ? (
        <Text tone="quiet" size="small">
          {people.map((id, at) => (
            <span key={id}>
              {at > 0 ? (language === 'zh' ? '、' : ', ') : ''}
              <PersonName userId={id} />
            </span>
          ))}
        </Text>
      ) : null}
    </Column>
  );
}
