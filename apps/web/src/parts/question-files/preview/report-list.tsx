import { Row, ScrollArea, Stack, Tag, Text } from '@lectern/ui';
import { type ReactNode, useMemo } from 'react';
import { useImportTexts } from '../import-texts.ts';
import { sortedLines } from '../picked.ts';
import classes from '../question-import.module.css';
import type { FileLine, ReadFile } from '../read-file.ts';
import { useReportText } from '../report-texts.ts';

/** Lines that are listed; a file of another program may have thousands. */
const MOST_LINES = 300;

const TONES = { refused: 'red', unsure: 'amber', lost: 'neutral', changed: 'neutral' } as const;

interface ReportListProps {
  readonly read: ReadFile;
  /** Shows the question of a line, by its index. */
  readonly onShow: (question: number) => void;
}

/** The report of the reader: losses and doubts. A line about a question opens it. */
export function ReportList({ read, onShow }: ReportListProps): ReactNode {
  const t = useImportTexts();
  const lines = useMemo(() => sortedLines(read.lines), [read]);
  const { length: count } = read.questions;
  return (
    <ScrollArea className={classes.report} role="region" aria-label={t('report')}>
      <Stack gap={3}>
        <Text as="h3" size="title" weight="bold">
          {count > 0 ? t('found', { count }) : t('none')}
        </Text>
        {count === 0 && <Text tone="quiet">{t('noneHelp')}</Text>}
        {lines.length === 0 && count > 0 && <Text tone="quiet">{t('clear')}</Text>}
        <Stack as="ul" gap={2}>
          {lines.slice(0, MOST_LINES).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names
            <li key={index}>
              <Line line={line} onShow={onShow} />
            </li>
          ))}
        </Stack>
        {lines.length > MOST_LINES && (
          <Text tone="quiet">{t('more', { count: lines.length - MOST_LINES })}</Text>
        )}
      </Stack>
    </ScrollArea>
  );
}

function Line({
  line,
  onShow,
}: {
  readonly line: FileLine;
  readonly onShow: (question: number) => void;
}): ReactNode {
  const t = useImportTexts();
  const textOf = useReportText();
  const { question, place, state } = line;
  const content = (
    <>
      <Tag tone={TONES[state]}>{t(`states.${state}`)}</Tag>
      {question !== undefined && <b>{t('of', { number: question + 1 })}</b>}
      <Text overflow="breaks" className={classes.lineText}>
        {textOf(line)}
      </Text>
      {place !== undefined && place !== '' && question === undefined && (
        <Text size="small" tone="quiet" overflow="breaks">
          {t('place', { place })}
        </Text>
      )}
    </>
  );
  if (question === undefined)
    return (
      <Row align="baseline" wrap textAlign="start" pad={2} radius="control" wide className={classes.line}>
        {content}
      </Row>
    );
  return (
    <Row
      as="button"
      align="baseline"
      wrap
      textAlign="start"
      pad={2}
      radius="control"
      wide
      type="button"
      className={classes.line}
      onClick={() => onShow(question)}
    >
      {content}
    </Row>
  );
}
