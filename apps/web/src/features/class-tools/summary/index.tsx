import { Column, Row, Stack, showToast, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { FileSpreadsheet, Printer, X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type ClassToolPart, type ClassToolProps, PanelButton } from '../../../parts/class-tools/index.ts';
import { lessonSums } from '../../../parts/lessons/index.ts';
import { toolUses } from '../../../parts/tool-usage.ts';
import { saveFile } from '../../../platform/save-file.ts';
import classes from './summary.module.css';
import { type SummaryTable, summaryFigures, summaryTables } from './summary-tables.ts';
import { useTexts } from './texts.ts';

/** The totals of this lesson, full screen: the same counts as in its record. */
export const summary: ClassToolPart = { View: Summary, takes: ['keys', 'wheel', 'swipes'] };

function Summary({ lesson, close }: ClassToolProps): ReactNode {
  const t = useTexts();
  const events = useSignal(lesson.events);
  const taught = useSignal(lesson.classTaught);
  const sums = useMemo(() => {
    const names = new Map(
      taught.type === 'there' ? taught.pupils.map((each) => [each.user_id, each.real_name] as const) : [],
    );
    return lessonSums(events, (id) => names.get(id), t('left'));
  }, [events, taught, t]);
  const figures = summaryFigures(sums, t);
  const tables = useMemo(() => {
    const names = new Map(toolUses().map(({ code, name }) => [code, name] as const));
    return summaryTables(sums, t, (code) => names.get(code));
  }, [sums, t]);
  const className = taught.type === 'there' ? taught.schoolClass.class_name : '';
  const name = className === '' ? t('title') : `${t('title')} · ${className}`;
  const [saving, setSaving] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => root.current?.focus(), []);

  const save = async () => {
    setSaving(true);
    try {
      const { writeWorkbook } = await import('../../../parts/workbook.ts');
      const day = new Date().toLocaleDateString('sv');
      const sheets = [{ title: t('title'), rows: figures }, ...tables.filter(({ rows }) => rows.length > 0)];
      saveFile(`${name} ${day}.xlsx`, await writeWorkbook(sheets));
    } catch {
      showToast({ kind: 'failure', text: t('excelFailed') });
    } finally {
      setSaving(false);
    }
  };
  const content = <Content name={name} figures={figures} tables={tables} />;
  return (
    <Column
      size="panel"
      tone="ink"
      overflow="scroll"
      surface="paper"
      ref={root}
      role="dialog"
      aria-label={t('title')}
      tabIndex={-1}
      gap={4}
      className={classes.screen}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <Row align="stretch" justify="end" wrap gap={2}>
        <PanelButton
          label={t('excel')}
          icon={<FileSpreadsheet />}
          disabled={saving}
          onPress={() => void save()}
        />
        <PanelButton label={t('print')} icon={<Printer />} onPress={() => window.print()} />
        <PanelButton label={t('close')} icon={<X />} onPress={close} />
      </Row>
      {content}
      {createPortal(<div className={classes.paper}>{content}</div>, document.body)}
    </Column>
  );
}

interface ContentProps {
  readonly name: string;
  readonly figures: readonly (readonly [string, number])[];
  readonly tables: readonly SummaryTable[];
}

function Content({ name, figures, tables }: ContentProps): ReactNode {
  const t = useTexts();
  return (
    <Stack gap={6} className={classes.content}>
      <h2>
        <bdi>{name}</bdi>
      </h2>
      <Stack as="dl" gap={3} className={classes.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <Text as="dt" tone="quiet">
              {label}
            </Text>
            <dd>{value}</dd>
          </div>
        ))}
      </Stack>
      <div className={classes.tables}>
        {tables.map(({ id, title, head, rows }) =>
          rows.length > 0 ? (
            <table key={id}>
              <caption>{title}</caption>
              <thead>
                <tr>
                  {head.map((each) => (
                    <th key={each} scope="col">
                      {each}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two pupils may have one name, and rows are never moved by hand
                  <tr key={`${index} ${row[0]}`}>
                    {row.map((cell, column) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                      <td key={column}>{typeof cell === 'string' ? <bdi>{cell}</bdi> : cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          ) : (
            (id === 'pages' || id === 'pupils') && (
              <Text key={id} as="p" tone="quiet">
                {t(id === 'pages' ? 'noPages' : 'noPupils')}
              </Text>
            )
          ),
        )}
      </div>
    </Stack>
  );
}
