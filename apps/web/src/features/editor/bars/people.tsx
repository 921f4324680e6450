import { Avatar, Row, Tooltip } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useEffect, useState } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { peersOf } from '../editing/peer-colors.ts';
import { useEditorTexts } from '../locale/texts.ts';
import classes from './top-bar.module.css';

/**
 * Other users in the document, and their pages. A press follows a user to their page, until this user changes the page.
 */
export function People(): ReactNode {
  const t = useEditorTexts();
  const { document, session } = useEditing();
  const others = useSignal(document.others);
  const [followed, setFollowed] = useState<string>();
  const people = [...new Map(peersOf(others).map((peer) => [peer.name, peer])).values()];
  const pageNumber = (pageId: string | undefined) => session.store.pages().indexOf(pageId ?? '') + 1;
  const target = others.find(({ id }) => id === followed)?.pageId;
  useEffect(() => {
    if (target === undefined || !session.store.pages().includes(target)) return undefined;
    session.goToPage(target);
    return session.pageId.subscribe(() => {
      if (session.pageId.get() !== target) setFollowed(undefined);
    });
  }, [target, session]);
  if (people.length === 0) return null;
  return (
    <Row as="ul" align="stretch" className={classes.people} aria-label={t('bar.others')}>
      {people.slice(0, 5).map((person) => {
        const where = { name: person.name, page: Math.max(1, pageNumber(person.pageId)) };
        const label = t(person.id === followed ? 'bar.following' : 'bar.here', where);
        return (
          <li key={person.id}>
            <Tooltip label={label}>
              <Row
                as="button"
                align="stretch"
                type="button"
                className={classes.person}
                style={{ borderColor: person.color }}
                aria-label={label}
                aria-pressed={person.id === followed}
                onClick={() => setFollowed(person.id === followed ? undefined : person.id)}
              >
                <Avatar name={person.name} size={32} />
              </Row>
            </Tooltip>
          </li>
        );
      })}
    </Row>
  );
}
