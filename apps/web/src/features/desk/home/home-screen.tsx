import { type Account, displayName } from '@lectern/protocol/accounts';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { Button, EmptyState, ErrorState, fingerArea, Row, Stack } from '@lectern/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Presentation } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useChapter } from '../../../parts/chapter/index.ts';
import {
  DocumentCard,
  ListMenu,
  recentQuery,
  sharedQuery,
  topQuery,
  useDocumentWishes,
} from '../../../parts/documents/index.ts';
import { isUnreachable, messageOf } from '../../../platform/api/api-error.ts';
import { Link } from '../../../platform/router/link.tsx';
import { ChapterLine } from '../chapter/chapter-line.tsx';
import { useDeskTexts } from '../desk-texts.ts';
import { dayPart } from './day-part.ts';
import { GoingOn } from './going-on.tsx';
import classes from './home-screen.module.css';
import { KeptList } from './kept-list.tsx';
import { StartCards } from './start-cards.tsx';

/** Largest number of cards per section. */
const MOST = 10;

/** A teacher's home screen: begin a document, or continue with a recent document. */
export function HomeScreen({ account }: { readonly account: Account }) {
  const texts = useDeskTexts();
  const client = useQueryClient();
  const recent = useQuery(recentQuery());
  const top = useQuery(topQuery());
  const shared = useQuery(sharedQuery());
  const chapter = useChapter(account.user_id);
  const { onWish, dialog } = useDocumentWishes(account.user_id, top.data?.items);
  const name = displayName(account) ?? '';
  const rest = notAmong(top.data?.items, recent.isLoadingError ? [] : recent.data?.items);
  const toDisk = (
    <Link className={`${fingerArea} ${classes.all}`} to="/user/netdisk">
      {texts('seeAll')} ›
    </Link>
  );
  const hasRest = rest === undefined || rest.length > 0 || top.isLoadingError;

  const grid = (items: readonly DocumentItem[] | undefined) => (
    <ListMenu items={items ?? []} userId={account.user_id} onWish={onWish}>
      <ul className={classes.grid}>
        {items === undefined ? (
          <CardSkeleton count={5} />
        ) : (
          items.map((item) => (
            <DocumentCard
              key={item.id}
              item={item}
              mine={item.owner_id === account.user_id}
              onWish={onWish}
            />
          ))
        )}
      </ul>
    </ListMenu>
  );

  if (recent.data === undefined && isUnreachable(recent.error)) {
    return (
      <Stack gap={2}>
        <h1>{texts(`greeting.${dayPart(new Date().getHours())}`, { name })}</h1>
        <GoingOn userId={account.user_id} />
        <Section title={texts('kept')}>
          <KeptList userId={account.user_id} />
        </Section>
        <LoadFailure error={recent.error} onRetry={() => void client.refetchQueries({ type: 'active' })} />
      </Stack>
    );
  }

  return (
    <Stack gap={2}>
      <h1>{texts(`greeting.${dayPart(new Date().getHours())}`, { name })}</h1>
      <GoingOn userId={account.user_id} />
      <ChapterLine chosen={chapter.chosen} onChoose={chapter.choose} />
      <StartCards userId={account.user_id} />
      <Section title={texts('recent')} aside={!hasRest && recent.data?.items.length !== 0 && toDisk}>
        {recent.isLoadingError ? (
          <LoadFailure error={recent.error} onRetry={() => void recent.refetch()} />
        ) : recent.data?.items.length === 0 ? (
          <EmptyState icon={<Presentation />} title={texts('recentEmpty')} text={texts('recentEmptyText')} />
        ) : (
          grid(recent.data?.items)
        )}
      </Section>
      {hasRest && (
        <Section title={texts('all')} aside={toDisk}>
          {top.isLoadingError ? (
            <LoadFailure error={top.error} onRetry={() => void top.refetch()} />
          ) : (
            grid(rest)
          )}
        </Section>
      )}
      {shared.data !== undefined && shared.data.items.length > 0 && (
        <Section
          title={texts('places.shared')}
          aside={
            <Link className={`${fingerArea} ${classes.all}`} to="/user/netdisk?place=shared">
              {texts('seeAll')} ›
            </Link>
          }
        >
          {grid(shared.data.items)}
        </Section>
      )}
      {dialog}
    </Stack>
  );
}

/** Returns the `items` that are not in `shown`; undefined until both have loaded. */
function notAmong(
  items: readonly DocumentItem[] | undefined,
  shown: readonly DocumentItem[] | undefined,
): readonly DocumentItem[] | undefined {
  if (items === undefined || shown === undefined) return undefined;
  return items.filter(({ id }) => !shown.some((each) => each.id === id)).slice(0, MOST);
}

function Section({
  title,
  aside,
  children,
}: {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Row as="header" align="baseline" justify="between" gap={4} className={classes.heading}>
        <h2 id={id}>{title}</h2>
        {aside}
      </Row>
      {children}
    </section>
  );
}

function LoadFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const texts = useDeskTexts();
  return (
    <ErrorState
      icon={<CircleAlert />}
      title={texts('loadFailed')}
      text={messageOf(error)}
      action={<Button onClick={onRetry}>{texts('retry')}</Button>}
    />
  );
}

/** Placeholder cards while the content loads, so that the page keeps its layout. */
function CardSkeleton({ count }: { readonly count: number }) {
  const texts = useDeskTexts();
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, never reordered.
        <Stack key={index} as="li" gap={2} className={classes.skeleton} aria-hidden="true">
          <span />
          <span />
          <span />
        </Stack>
      ))}
      {/* A list may contain only items, so the status message is in an item. */}
      <li className="visually-hidden">
        <span role="status">{texts('loading')}</span>
      </li>
    </>
  );
}
