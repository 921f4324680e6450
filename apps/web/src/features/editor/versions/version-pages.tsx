import type { CoursewareReader } from '@lectern/courseware';
import { type ComparedPage, comparePages } from '@lectern/courseware/versions';
import type { CoursewareVersion } from '@lectern/protocol/courseware-versions';
import { Checkbox, Column, ErrorState, Row, Spinner, Stack, Tag, Text } from '@lectern/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { useVersionRecords } from '../../../parts/versions/index.ts';
import { messageOf } from '../../../platform/api/api-error.ts';
import { useEditing } from '../editing/editor-context.ts';
import { useVersionPageTexts } from './texts.ts';
import { VersionPage } from './version-page.tsx';
import classes from './versions.module.css';

const TONES = { same: 'neutral', added: 'jade', changed: 'amber', gone: 'red' } as const;

/** The pages of a version beside the current pages, or the current pages alone. */
export function VersionPages({ version }: { readonly version: CoursewareVersion | undefined }): ReactNode {
  const t = useVersionPageTexts();
  const { document, session } = useEditing();
  const { data, error } = useVersionRecords(document.id, version);
  if (error !== null) return <ErrorState title={messageOf(error)} />;
  if (version !== undefined && data === undefined) return <Spinner label={t('pages')} />;
  return <Compared before={data ?? session.store} now={session.store} isNow={data === undefined} />;
}

interface ComparedProps {
  readonly before: CoursewareReader;
  readonly now: CoursewareReader;
  readonly isNow: boolean;
}

function Compared({ before, now, isNow }: ComparedProps): ReactNode {
  const t = useVersionPageTexts();
  const { session } = useEditing();
  // Compared once, when the version was selected, because a list that changes while it is read is confusing.
  const pages = useMemo(() => comparePages(before, now), [before, now]);
  const different = pages.filter((page) => isDifferent(page));
  const [only, setOnly] = useState(false);
  const shown = only ? different : pages;
  const [at, setAt] = useState(() => {
    const [first] = different;
    return first?.pageId ?? session.pageId.get();
  });
  const page = pages.find(({ pageId }) => pageId === at) ?? pages[0];
  const numbers = useMemo(() => new Map(now.pages().map((id, index) => [id, index + 1])), [now]);
  const old = useMemo(() => new Map(before.pages().map((id, index) => [id, index + 1])), [before]);
  const numberOf = (id: string) => numbers.get(id) ?? old.get(id) ?? 0;
  return (
    <Stack gap={4} className={classes.pages}>
      <Column gap={3} className={classes.pageList}>
        {isNow ? null : (
          <>
            <Text as="p" tone="quiet" size="small" role="status">
              {different.length === 0 ? t('nothingChanged') : t('changes', { count: different.length })}
            </Text>
            {different.length > 0 ? (
              <Row as="label" gap={2}>
                <Checkbox checked={only} onChange={setOnly} />
                {t('onlyChanged')}
              </Row>
            ) : null}
          </>
        )}
        <Column
          as="ul"
          gap={1}
          overflow="scroll"
          flex="grow"
          className={classes.rows}
          aria-label={t('pages')}
        >
          {shown.map((each) => (
            <li key={each.pageId}>
              <button
                type="button"
                className={classes.row}
                aria-pressed={each.pageId === page?.pageId}
                onClick={() => setAt(each.pageId)}
              >
                <span>{t('page', { number: numberOf(each.pageId) })}</span>
                {each.fate === 'same' ? null : <Tag tone={TONES[each.fate]}>{t(`fates.${each.fate}`)}</Tag>}
                {each.moved ? <Tag tone="blue">{t('moved')}</Tag> : null}
              </button>
            </li>
          ))}
        </Column>
      </Column>
      {page ? (
        <Stack gap={4} rows="start" overflow="scroll" className={classes.sheets}>
          {isNow ? null : (
            <VersionPage
              title={t('earlier')}
              reader={before}
              pageId={page.pageId}
              marked={[...page.elements, ...page.goneElements]}
              missing={t('notThen')}
            />
          )}
          <VersionPage
            title={t('now')}
            reader={now}
            pageId={page.pageId}
            marked={page.elements}
            missing={t('notNow')}
          />
        </Stack>
      ) : null}
    </Stack>
  );
}

function isDifferent({ fate, moved }: ComparedPage): boolean {
  return fate !== 'same' || moved;
}
