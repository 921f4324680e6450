import { type ContentsLine, type ContentsWish, contentsLines } from '@lectern/courseware';
import { exampleElements } from '@lectern/courseware/design';
import { Button, Checkbox, Row, Stack, Switch, Text, ToggleGroup } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useState } from 'react';
import { runCommand } from '../commands/command.ts';
import {
  insertContents,
  LISTS,
  type List,
  outdatedContents,
  updateAllContents,
} from '../commands/insert/contents.ts';
import { useCommand } from '../commands/use-command.ts';
import { useEditing } from '../editing/editor-context.ts';
import classes from './contents.module.css';
import { useContentsTexts } from './texts.ts';

/** Lets the user select the pages of new contents, with a preview, before they are put on the page. */
export function ContentsPicker({ onChosen }: { readonly onChosen: () => void }): ReactNode {
  const t = useContentsTexts();
  const editing = useEditing();
  const { store } = editing.session;
  const pageId = useSignal(editing.session.pageId) ?? '';
  const [of, setOf] = useState<List>(() => (store.all('section').length > 1 ? 'sections' : 'titles'));
  const [numbers, setNumbers] = useState(true);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const all = contentsLines(store, pageId, of === 'pages' ? { of, pageIds: store.pages() } : { of });
  const wish: ContentsWish = { of, ...(numbers && { numbers }), pageIds: [...chosen] };
  const isEmpty = of === 'pages' ? !all.some((line) => chosen.has(line.pageId)) : all.length === 0;
  const choose = (id: string, isIn: boolean) => {
    const next = new Set(chosen);
    if (isIn) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const wordsOf = ({ words, number }: ContentsLine) => (
    <>
      <span className={classes.words}>{words}</span>
      {numbers ? (
        <Text tone="quiet" numeric>
          {number}
        </Text>
      ) : null}
    </>
  );
  return (
    <Stack rows="start" pad={2} gap={3} className={classes.picker}>
      <Outdated onDone={onChosen} />
      <ToggleGroup
        label={t('list')}
        className={classes.lists}
        options={LISTS.map((value) => ({ value, label: t(`of.${value}`) }))}
        value={[of]}
        onChange={([next]) => next && setOf(next)}
      />
      {all.length === 0 ? (
        <p className={classes.nothing}>{t(`nothing.${of}`)}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
        <ol className={classes.lines} aria-label={t('lines')} tabIndex={0}>
          {all.map((line) => (
            <li key={line.pageId}>
              {of === 'pages' ? (
                <Row as="label" size="small" tone="ink" gap={2} className={classes.line}>
                  <Checkbox
                    checked={chosen.has(line.pageId)}
                    onChange={(isIn) => choose(line.pageId, isIn)}
                    aria-label={t('line', { words: line.words, number: line.number })}
                  />
                  {wordsOf(line)}
                </Row>
              ) : (
                <Row size="small" tone="ink" gap={2} className={classes.line}>
                  {wordsOf(line)}
                </Row>
              )}
            </li>
          ))}
        </ol>
      )}
      <Switch label={t('numbers')} checked={numbers} onChange={setNumbers} />
      <p className={classes.help}>{t('help')}</p>
      <Button
        tone="primary"
        disabled={isEmpty}
        onClick={() => {
          onChosen();
          const insteadOf = exampleElements(store, pageId, 'contents');
          runCommand(insertContents, editing, { wish, insteadOf });
        }}
      >
        {t('insert')}
      </Button>
    </Stack>
  );
}

/** A message that contents in the courseware are out of date, with a button that updates them. */
function Outdated({ onDone }: { readonly onDone: () => void }): ReactNode {
  const t = useContentsTexts();
  const { session } = useEditing();
  const { label, run } = useCommand(updateAllContents);
  const count = outdatedContents(session.store).length;
  if (count === 0) return null;
  return (
    <Row justify="between" gap={2} className={classes.outdated}>
      <p>{t('outdated', { count })}</p>
      <Button
        size="small"
        onClick={() => {
          onDone();
          run();
        }}
      >
        {label}
      </Button>
    </Row>
  );
}
