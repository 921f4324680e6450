import { Column, Row, Tag, Text } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import { memo, type ReactNode } from 'react';
import { useEditing } from '../model/editing.ts';
import type { OutlinedQuestion } from '../model/outline.ts';
import { useKindName } from '../model/use-names.ts';
import { useExerciseTexts } from '../texts.ts';
import { QuestionTools } from './lazy-tools.ts';
import classes from './paper.module.css';
import { paperId } from './show-in-paper.ts';

const UnfinishedMark = lazyComponent(async () => (await import('./question-content.tsx')).UnfinishedMark);
const QuestionContent = lazyComponent(async () => (await import('./question-content.tsx')).QuestionContent);

/** A question on the paper: its number, what pupils see, its points, and the tools to change it. */
export function PaperQuestion({ entry }: { readonly entry: OutlinedQuestion }): ReactNode {
  const t = useExerciseTexts();
  const { canEdit, selected, select, open } = useEditing();
  const { record, number, points } = entry;
  const kind = useKindName()(record.question);
  return (
    <li
      id={paperId(record.id)}
      className={classes.question}
      aria-label={t('question', { number, kind })}
      data-selected={selected === record.id || undefined}
      onFocus={() => select(record.id)}
      onPointerDown={() => select(record.id)}
    >
      <Text numeric weight="medium" className={classes.number}>
        {number}.
      </Text>
      <Column gap={2} className={classes.body}>
        {/* Keys and screen readers open the question by the button below. */}
        <Column className={canEdit ? classes.content : undefined} onClick={() => canEdit && open(record.id)}>
          <Content question={record.question} />
        </Column>
        <Row gap={2} wrap className={classes.facts}>
          <Tag>{kind}</Tag>
          {canEdit && <UnfinishedMark question={record.question} />}
          <Colleagues id={record.id} />
          {canEdit ? (
            <QuestionTools entry={entry} />
          ) : (
            <Text size="small" tone="quiet" numeric>
              {t('points', { count: points })}
            </Text>
          )}
        </Row>
      </Column>
    </li>
  );
}

/** Names of other users who work on the question. */
function Colleagues({ id }: { readonly id: string }): ReactNode {
  const { live } = useEditing();
  const others = useSignal(live.others).filter(({ ids }) => ids.includes(id));
  return others.map((each) => (
    <Tag key={each.id} tone="blue">
      {each.name}
    </Tag>
  ));
}

/** Drawn again only when the question changes. */
const Content = memo(QuestionContent);
