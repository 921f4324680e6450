import { type MindNode, TEXT_MAX, withBelow } from '@lectern/courseware/mind';
import { classNames, Row, Stack, Text } from '@lectern/ui';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useTypedWords } from '../../../parts/typed-words/index.ts';
import classes from './mind.module.css';
import { useTexts } from './texts.ts';

export interface MindBranchProps {
  readonly node: MindNode;
  /** 1 for the root. */
  readonly level: number;
  readonly chosenId: string;
  /** Id of the node whose text is being edited. */
  readonly writing: string | undefined;
  /** The stored text of a node; undefined if the node was removed. */
  readonly read: (id: string) => string;
  /** Pressing the selected node again edits its text. */
  readonly onChoose: (id: string) => void;
  readonly onFold: (node: MindNode) => void;
  /** Called with undefined when the text did not change. */
  readonly onWritten: (node: MindNode, text: string | undefined) => void;
}

/** A node with its children at the right. */
export function MindBranch(props: MindBranchProps): ReactNode {
  const t = useTexts();
  const { node, level, chosenId, writing, read, onChoose, onFold, onWritten } = props;
  const { id, text, children, folded } = node;
  const name = text === '' ? t(level === 1 ? 'root' : 'unnamed') : text;
  return (
    <Row className={classes.branch} data-level={Math.min(level, 3)}>
      <Row flex="none" gap={2} className={classes.stem}>
        {writing === id ? (
          <Words read={() => read(id)} onWritten={(next) => onWritten(node, next)} />
        ) : (
          <Text
            as="div"
            overflow="breaks"
            id={`mind-${id}`}
            role="treeitem"
            tabIndex={-1}
            aria-level={level}
            aria-selected={id === chosenId}
            aria-expanded={children.length > 0 ? !folded : undefined}
            className={classNames(classes.node, text === '' && classes.empty)}
            onClick={() => onChoose(id)}
          >
            {name}
          </Text>
        )}
        {folded && children.length > 0 && (
          <Text
            as="button"
            overflow="line"
            radius="round"
            type="button"
            className={classes.more}
            onClick={() => onFold(node)}
          >
            {t('hidden', { count: withBelow(node).length - 1 })}
          </Text>
        )}
      </Row>
      {!folded && children.length > 0 && (
        <Stack role="group" className={classes.below}>
          {children.map((child) => (
            <MindBranch {...props} key={child.id} node={child} level={level + 1} />
          ))}
        </Stack>
      )}
    </Row>
  );
}

interface WordsProps {
  readonly read: () => string;
  readonly onWritten: (text: string | undefined) => void;
}

/** The text of a node being edited: Enter and a press elsewhere store it, Escape discards it. */
function Words({ read, onWritten }: WordsProps): ReactNode {
  const t = useTexts();
  const { field, take, isChanged } = useTypedWords<HTMLInputElement>({ read });
  const input = field.ref;
  const isDone = useRef(false);
  useLayoutEffect(() => input.current?.select(), [input]);
  const done = (next: string | undefined) => {
    if (isDone.current) return;
    isDone.current = true;
    onWritten(next);
  };
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    leave.current = () => isChanged() && done(take());
  });
  // Another window may remove the node while its text is typed: storing the text restores it.
  useEffect(() => () => leave.current?.(), []);
  return (
    <input
      {...field}
      // biome-ignore lint/a11y/noAutofocus: whoever adds a node writes it
      autoFocus
      className={classes.words}
      aria-label={t('text')}
      maxLength={TEXT_MAX}
      onBlur={() => done(take())}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter' || event.key === 'Tab') {
          event.preventDefault();
          done(take());
        } else if (event.key === 'Escape') {
          event.preventDefault();
          done(undefined);
        }
      }}
    />
  );
}
