import type { Act, ActKind } from '@lectern/protocol/acts';
import { Button, EmptyState, fingerArea, Row, Spinner, Stack, Tag, Text, ToggleGroup } from '@lectern/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowRightLeft, FilePlus2, History, Presentation, Share2 } from 'lucide-react';
import { LoadFailed } from '../../../parts/load-failed.tsx';
import { useTableAddress } from '../../../parts/table-screen/index.ts';
import { serverNow } from '../../../platform/api/session.ts';
import { formatWhen } from '../../../platform/i18n/format.ts';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import { Link } from '../../../platform/router/link.tsx';
import { actsQuery } from '../centre-queries.ts';
import centre from '../user-centre.module.css';
import classes from './record.module.css';
import { useRecordTexts } from './record-texts.ts';

const KINDS: readonly ActKind[] = ['courseware', 'lesson', 'share', 'handover'];

/** The user's actions, newest first, a page at a time. */
export function ActList({ userId }: { readonly userId: string }) {
  const texts = useRecordTexts();
  const address = useTableAddress();
  const kind = address.filter('kind', KINDS);
  const list = useInfiniteQuery(actsQuery(userId, kind));
  const acts = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Stack rows="start" columns="one" gap={4} className={centre.screen}>
      <h1>{texts('acts')}</h1>
      <ToggleGroup
        label={texts('filter')}
        className={classes.filter}
        value={[kind ?? 'all']}
        options={[
          { value: 'all', label: texts('all') },
          ...KINDS.map((each) => ({ value: each, label: texts(`kinds.${each}`) })),
        ]}
        onChange={([next]) =>
          next !== undefined && address.setFilter('kind', next === 'all' ? undefined : next)
        }
      />
      {list.isLoadingError ? (
        <LoadFailed error={list.error} onRetry={() => void list.refetch()} />
      ) : list.isPending ? (
        <Spinner fill />
      ) : acts.length === 0 ? (
        <EmptyState icon={<History />} title={texts('empty')} text={texts('emptyText')} />
      ) : (
        <Stack as="ol" surface="card" className={classes.acts}>
          {acts.map((act) => (
            <ActRow key={`${act.kind} ${act.id}`} act={act} />
          ))}
        </Stack>
      )}
      {list.hasNextPage && (
        <Button
          className={classes.more}
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {texts('more')}
        </Button>
      )}
    </Stack>
  );
}

const ICONS = {
  courseware: FilePlus2,
  lesson: Presentation,
  share: Share2,
  handover: ArrowRightLeft,
} as const;
const TO = { 1: 'nobody', 2: 'all', 3: 'some' } as const;
const SOURCES = { 1: 'made', 2: 'obtained', 3: 'edited', 4: 'shared' } as const;

function ActRow({ act }: { readonly act: Act }) {
  const texts = useRecordTexts();
  const language = useLanguage();
  const when = (time: number) => formatWhen(time, serverNow(), language);
  const Icon = ICONS[act.kind];
  const exact = new Date(act.at).toLocaleString(language === 'zh' ? 'zh-CN' : 'en');
  return (
    <Row as="li" edge="top" wrap className={centre.row}>
      <Icon aria-hidden="true" />
      <Stack overflow="breaks" gap={1} className={centre.rowWords}>
        <strong>
          <ActName act={act} />
          {act.kind === 'share' && act.state !== 'open' && <Tag>{texts(`state.${act.state}`)}</Tag>}
          {act.kind === 'lesson' && act.end_at === null && <Tag tone="jade">{texts('goesOn')}</Tag>}
        </strong>
        <Text tone="quiet" overflow="breaks">
          <bdi>{wordsOf(act, texts, when).join(' · ')}</bdi>
        </Text>
      </Stack>
      <Text as="time" overflow="line" tone="quiet" dateTime={new Date(act.at).toISOString()} title={exact}>
        {when(act.at)}
      </Text>
    </Row>
  );
}

function ActName({ act }: { readonly act: Act }) {
  const texts = useRecordTexts();
  if (act.kind === 'handover')
    return <bdi>{texts('handover.of', { from: act.from_name, to: act.to_name })}</bdi>;
  if (act.kind === 'share' && act.name === '')
    return (
      <Text tone="quiet" overflow="breaks">
        {texts('gone')}
      </Text>
    );
  // A link may be for any kind of file, so it opens on the disk.
  const to =
    act.kind === 'lesson'
      ? `/user/record?lesson=${act.id}`
      : act.kind === 'courseware'
        ? `/view?fileId=${act.id}`
        : undefined;
  const name = <bdi>{act.name || texts('untitled')}</bdi>;
  if (to === undefined) return name;
  return (
    <Link className={`${fingerArea} ${classes.name}`} to={to}>
      {name}
    </Link>
  );
}

function wordsOf(
  act: Act,
  texts: ReturnType<typeof useRecordTexts>,
  when: (time: number) => string,
): readonly string[] {
  if (act.kind === 'handover') {
    const counts = { documents: act.document_count, classes: act.class_count };
    return [
      texts(`handover.states.${act.state}`),
      texts('handover.by', { name: act.by_name }),
      texts('handover.counts', counts),
    ];
  }
  if (act.kind === 'lesson') return [texts('lesson'), ...(act.class_name === '' ? [] : [act.class_name])];
  if (act.kind === 'share') {
    const what = texts(act.permission === 20 ? 'share.edit' : 'share.view');
    return [what, texts(`to.${TO[act.edit_type]}`), texts('visits', { count: act.visits })];
  }
  const made = texts(`courseware.${SOURCES[act.source_from]}`);
  // Creating a document also changes it within a moment, which does not count.
  const isChanged = act.update_at - act.at > 60_000;
  return isChanged ? [made, texts('updated', { when: when(act.update_at) })] : [made];
}
