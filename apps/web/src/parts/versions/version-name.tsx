import {
  type CoursewareVersion,
  nameCoursewareVersion,
  VERSION_NAME_MAX,
} from '@lectern/protocol/courseware-versions';
import { Button, Input, Row } from '@lectern/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { serverNow } from '../../platform/api/session.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useLanguage } from '../../platform/i18n/texts.ts';
import { useVersionTexts } from './texts.ts';
import classes from './versions.module.css';

export interface VersionNameProps {
  readonly documentId: string;
  readonly version: CoursewareVersion;
  readonly onNamed: () => Promise<void>;
}

/** Names the selected version, which keeps it permanently, or removes its name. */
export function VersionName({ documentId, version, onNamed }: VersionNameProps): ReactNode {
  const t = useVersionTexts();
  const language = useLanguage();
  const [typed, setTyped] = useState<string>();
  const { run } = useCall();
  const name = async (value: string | null) => {
    setTyped(undefined);
    const params = { id: documentId, version_id: version.id };
    await run(async () => {
      await call(nameCoursewareVersion, { params, body: { name: value } });
      await onNamed();
    });
  };
  if (typed === undefined) {
    return (
      <Row as="span" align="stretch" gap={2} className={classes.naming}>
        <Button size="small" tone="quiet" onClick={() => setTyped(version.name ?? '')}>
          {t('rename')}
        </Button>
        {version.name === null ? null : (
          <Button size="small" tone="quiet" title={t('unnameHelp')} onClick={() => void name(null)}>
            {t('unname')}
          </Button>
        )}
      </Row>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') void name(typed.trim());
  };
  return (
    <Row as="form" align="stretch" gap={2} className={classes.keep} onSubmit={submit}>
      <Input
        autoFocus
        aria-label={t('renameLabel', { when: versionTime(version.made_at, serverNow(), language) })}
        maxLength={VERSION_NAME_MAX}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          setTyped(undefined);
        }}
      />
      <Button type="submit" size="small" disabled={typed.trim() === ''}>
        {t('save')}
      </Button>
    </Row>
  );
}

/**
 * Formats the time of a version to the minute, because there may be several in an hour. The year is added only when it
 * is not the current year.
 */
export function versionTime(time: number, now: number, language: 'zh' | 'en'): string {
  const date = new Date(time);
  const today = new Date(now);
  const sameDay = date.toDateString() === today.toDateString();
  return new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(sameDay ? {} : { month: language === 'zh' ? 'long' : 'short', day: 'numeric' }),
    ...(date.getFullYear() === today.getFullYear() ? {} : { year: 'numeric' }),
  }).format(date);
}
