import { type FindWish, FOUND_MAX, findWords, matcher, replaceWords } from '@lectern/courseware/find';
import { Button, IconButton, Input, showToast, ToggleGroup } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useEditing } from '../editing/editor-context.ts';
import classes from './find.module.css';
import { goToFound, markFound } from './show-found.ts';
import { useFindTexts } from './texts.ts';

type How = 'matchCase' | 'wholeWords';
const longest = 500;

/** Finds text in all pages and their notes, and replaces it. */
export function FindPanel(): ReactNode {
  const t = useFindTexts();
  const { session, findShown, notesShown, focusPage, pageDrawing } = useEditing();
  const { store } = session;
  const shown = useSignal(findShown);
  const field = useRef<HTMLInputElement>(null);
  const version = useRef(0);
  const subscribe = useCallback(
    (listener: () => void) =>
      store.subscribe(() => {
        version.current += 1;
        listener();
      }),
    [store],
  );
  useSyncExternalStore(subscribe, () => version.current);
  const [words, setWords] = useState('');
  const [by, setBy] = useState('');
  const [how, setHow] = useState<readonly How[]>([]);
  /** The button that shows the second field disappears with the press: the focus moves to the new field. */
  const asksBy = useRef(false);
  /** Index of the current match; undefined before the first step. */
  const [at, setAt] = useState<number>();
  const looked = useDeferredValue(words);
  const wish = useMemo<FindWish>(
    () => ({ words: looked, matchCase: how.includes('matchCase'), wholeWords: how.includes('wholeWords') }),
    [looked, how],
  );
  const now = version.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change it may be found elsewhere
  const found = useMemo(() => findWords(store, wish), [store, wish, now]);
  const current = at === undefined ? undefined : found[Math.min(at, found.length - 1)];
  useEffect(() => {
    field.current?.select();
    // Pressing the shortcut again moves the focus back to this field.
    const again = (event: globalThis.KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && /^[fh]$/i.test(event.key)) field.current?.select();
    };
    window.addEventListener('keydown', again);
    return () => window.removeEventListener('keydown', again);
  }, []);
  useEffect(() => markFound(pageDrawing(), current, wish), [pageDrawing, current, wish]);

  const goTo = (next: number) => {
    const place = found[next];
    if (!place) return;
    setAt(next);
    if (place.elementId === undefined) notesShown.set(true);
    goToFound(session, place);
  };
  const step = (by: 1 | -1) => {
    if (found.length === 0) return;
    if (at !== undefined) return goTo((at + by + found.length) % found.length);
    // The first step begins at the current page.
    const pages = store.pages();
    const here = pages.indexOf(session.pageId.get() ?? '');
    const first = found.findIndex(({ pageId }) => pages.indexOf(pageId) >= here);
    goTo(Math.max(0, first));
  };
  const replaceOne = () => {
    if (!current || at === undefined) return step(1);
    let count = 0;
    session.edit((edit) => {
      count = replaceWords(edit, [current], wish, by);
    });
    if (count === 0) {
      showToast({ kind: 'attention', text: t('locked') });
      return step(1);
    }
    // The replacement may itself contain the searched text: those matches are skipped.
    const left = findWords(store, wish);
    const next = (at + matcher(wish)(by).length) % Math.max(1, left.length);
    setAt(left.length === 0 ? undefined : next);
    if (left.length === 0) keepKeyboard();
    const place = left[next];
    if (place) goToFound(session, place);
  };
  /** A button that becomes disabled loses the focus: it moves to the field, so that Escape still closes the panel. */
  const keepKeyboard = () => field.current?.focus();
  const replaceAll = () => {
    let count = 0;
    session.edit((edit) => {
      count = replaceWords(edit, found, wish, by);
    });
    setAt(undefined);
    keepKeyboard();
    showToast({ kind: count > 0 ? 'success' : 'attention', text: t('replaced', { count }) });
  };
  const close = () => {
    findShown.set(undefined);
    focusPage();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      if (event.target === field.current) step(event.shiftKey ? -1 : 1);
      else replaceOne();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const said = () => {
    if (looked === '') return '';
    if (found.length === 0) return t('none');
    const numbers = { at: current ? Math.min(at ?? 0, found.length - 1) + 1 : 0, count: found.length };
    return t(found.length >= FOUND_MAX ? 'many' : 'count', numbers);
  };
  const nothing = found.length === 0;
  return (
    <search className={classes.panel} aria-label={t('label')} onKeyDown={press}>
      <div className={classes.row}>
        <Input
          ref={field}
          aria-label={t('find')}
          placeholder={t('find')}
          maxLength={longest}
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            setAt(undefined);
          }}
        />
        <span className={classes.count} role="status">
          {said()}
        </span>
        <IconButton
          label={t('previous')}
          size="small"
          icon={<ChevronUp />}
          disabled={nothing}
          onClick={() => step(-1)}
        />
        <IconButton
          label={t('next')}
          size="small"
          icon={<ChevronDown />}
          disabled={nothing}
          onClick={() => step(1)}
        />
        <IconButton label={t('close')} size="small" icon={<X />} onClick={close} />
      </div>
      {shown === 'replace' ? (
        <div className={classes.row}>
          <Input
            ref={(node) => {
              if (asksBy.current) node?.focus();
              asksBy.current = false;
            }}
            aria-label={t('by')}
            placeholder={t('by')}
            maxLength={longest}
            value={by}
            onChange={(event) => setBy(event.target.value)}
          />
          <Button size="small" disabled={nothing} onClick={replaceOne}>
            {t('replaceOne')}
          </Button>
          <Button size="small" disabled={nothing} onClick={replaceAll}>
            {t('replaceAll')}
          </Button>
        </div>
      ) : null}
      <div className={classes.row}>
        <ToggleGroup
          multiple
          label={t('label')}
          value={how}
          options={(['matchCase', 'wholeWords'] as const).map((value) => ({ value, label: t(value) }))}
          onChange={(next) => {
            setHow(next);
            setAt(undefined);
          }}
        />
        {shown === 'find' && session.canEdit ? (
          <Button
            size="small"
            tone="quiet"
            onClick={() => {
              asksBy.current = true;
              findShown.set('replace');
            }}
          >
            {t('showReplace')}
          </Button>
        ) : null}
      </div>
    </search>
  );
}
