import { type MindBox, type MindNode, ROOT, TEXT_MAX } from '@lectern/courseware/mind';
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { Topics } from '../../../parts/mind-map/index.ts';
import { useTypedWords } from '../../../parts/typed-words/index.ts';
import classes from './mind-map.module.css';
import { useMindTexts } from './texts.ts';
import type { TopicDrag } from './use-topic-drag.ts';

export interface TopicProps {
  readonly box: MindBox;
  readonly topics: Topics;
  readonly drag: TopicDrag;
  /** Position of the topic in the window, pixels. */
  readonly style: CSSProperties;
  /** Pixels of the window to one of the map. */
  readonly scale: number;
}

/** One topic of a map that is typed into: over its drawing, which the page shows. */
export function Topic({ box, topics, drag, style, scale }: TopicProps): ReactNode {
  const { node } = box;
  const { chosen, writing, typedOver } = topics;
  return (
    <div
      id={`topic-${node.id}`}
      role="treeitem"
      tabIndex={-1}
      aria-level={box.level + 1}
      aria-selected={node.id === chosen.id}
      aria-expanded={node.children.length > 0 ? !node.folded : undefined}
      aria-label={useTopicName()(node)}
      className={classes.topic}
      data-topic={node.id}
      data-over={drag.over === node.id || undefined}
      data-pulled={drag.pulled === node.id || undefined}
      style={style}
      onDoubleClick={() => topics.startWriting(node.id)}
    >
      {writing === node.id && !typedOver ? (
        <Words
          read={() => topics.wordsOf(node.id)}
          size={box.size * scale}
          onWritten={(text, then) => topics.write(node, text, then)}
        />
      ) : null}
    </div>
  );
}

export function useTopicName(): (node: MindNode) => string {
  const t = useMindTexts();
  return (node) => node.text || t(node.id === ROOT ? 'root' : 'unnamed');
}

interface WordsProps {
  /** The stored text of the topic; undefined if the topic was removed. */
  readonly read: () => string;
  readonly size: number;
  /** `text` is undefined when the text stays unchanged. */
  readonly onWritten: (text: string | undefined, then?: 'child') => void;
}

/** The field for a topic's text: Enter stores it, Tab stores it and adds a child, Escape discards it. */
function Words({ read, size, onWritten }: WordsProps): ReactNode {
  const t = useMindTexts();
  const { field, take, isChanged } = useTypedWords<HTMLInputElement>({ read });
  const input = field.ref;
  const isDone = useRef(false);
  // Runs before the next key press, which is intended for the field.
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, [input]);
  const done = (next: string | undefined, then?: 'child') => {
    if (isDone.current) return;
    isDone.current = true;
    onWritten(next, then);
  };
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    leave.current = () => isChanged() && done(take());
  });
  // Another user may remove the topic while its text is typed: storing the text restores it.
  useEffect(() => () => leave.current?.(), []);
  return (
    <input
      {...field}
      className={classes.words}
      aria-label={t('words')}
      maxLength={TEXT_MAX}
      style={{ fontSize: Math.max(size, 12) }}
      onBlur={() => done(take())}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') done(take());
        else if (event.key === 'Tab' && !event.shiftKey) done(take(), 'child');
        else if (event.key === 'Escape') done(undefined);
        else return;
        event.preventDefault();
      }}
    />
  );
}
