import { Button, classNames, IconButton, Input, Row, Text, ToggleGroup } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import classes from './find.module.css';
import { useFindTexts } from './texts.ts';
import { type Finding, useFinding } from './use-finding.ts';
import { type Replacing, useReplacing } from './use-replacing.ts';

const longest = 500;

/** Finds text in all pages and their notes, and replaces it. */
export function FindPanel(): ReactNode {
  const t = useFindTexts();
  const { session, findShown, focusPage } = useEditing();
  const shown = useSignal(findShown);
  const field = useRef<HTMLInputElement>(null);
  /** The button that shows the second field disappears with the press: the focus moves to the new field. */
  const asksBy = useRef(false);
  const finding = useFinding();
  // A button that becomes disabled loses the focus: it moves to the field, so that Escape still closes the panel.
  const replacing = useReplacing(finding, () => field.current?.focus());
  useEffect(() => {
    field.current?.select();
    // Pressing the shortcut again moves the focus back to this field.
    const again = (event: globalThis.KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && /^[fh]$/i.test(event.key)) field.current?.select();
    };
    window.addEventListener('keydown', again);
    return () => window.removeEventListener('keydown', again);
  }, []);
  const close = () => {
    findShown.set(undefined);
    focusPage();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      if (event.target === field.current) finding.step(event.shiftKey ? -1 : 1);
      else replacing.one();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <search className={classNames('floating-card', classes.panel)} aria-label={t('label')} onKeyDown={press}>
      <FindRow finding={finding} field={field} onClose={close} />
      {shown === 'replace' ? (
        <ReplaceRow replacing={replacing} disabled={finding.found.length === 0} asksBy={asksBy} />
      ) : null}
      <Row gap={1} className={classes.row}>
        <ToggleGroup
          multiple
          label={t('label')}
          value={finding.how}
          options={(['matchCase', 'wholeWords'] as const).map((value) => ({ value, label: t(value) }))}
          onChange={finding.setHow}
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
      </Row>
    </search>
  );
}

interface FindRowProps {
  readonly finding: Finding;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
}

/** The search text, the number of matches, and the buttons for the next and previous match. */
function FindRow({ finding, field, onClose }: FindRowProps): ReactNode {
  const t = useFindTexts();
  const { words, setWords, said, step } = finding;
  const nothing = finding.found.length === 0;
  return (
    <Row gap={1} className={classes.row}>
      <Input
        ref={field}
        aria-label={t('find')}
        placeholder={t('find')}
        maxLength={longest}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Text
        size="small"
        tone="quiet"
        numeric
        textAlign="center"
        flex="none"
        className={classes.count}
        role="status"
      >
        {said}
      </Text>
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
      <IconButton label={t('close')} size="small" icon={<X />} onClick={onClose} />
    </Row>
  );
}

interface ReplaceRowProps {
  readonly replacing: Replacing;
  /** True when the search has no result. */
  readonly disabled: boolean;
  /** The field gets the focus when it is mounted. */
  readonly asksBy: RefObject<boolean>;
}

/** The field for the text that replaces the matches. */
function ReplaceRow({ replacing, disabled, asksBy }: ReplaceRowProps): ReactNode {
  const t = useFindTexts();
  const { by, setBy, one, all } = replacing;
  return (
    <Row gap={1} className={classes.row}>
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
      <Button size="small" disabled={disabled} onClick={one}>
        {t('replaceOne')}
      </Button>
      <Button size="small" disabled={disabled} onClick={all}>
        {t('replaceAll')}
      </Button>
    </Row>
  );
}
