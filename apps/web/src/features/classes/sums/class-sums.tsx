import type { ClassSums } from '@lectern/protocol/class-sums';
import type { TermBegin } from '@lectern/protocol/terms';
import { Button, EmptyState, ErrorState, Spinner, Stack, showToast, Text, ToggleGroup } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { CalendarRange, ChartColumn, CircleAlert, FileSpreadsheet } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Pupil } from '../../../parts/classes/index.ts';
import { TableScreen, tableScreenClasses, useTableAddress } from '../../../parts/table-screen/index.ts';
import { messageOf } from '../../../platform/api/api-error.ts';
import { keepSearchParam } from '../../../platform/router/router.ts';
import { useSearchParams } from '../../../platform/router/use-address.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { sumsQuery, termsQuery } from '../class-queries.ts';
import classes from '../classes.module.css';
import { type ClassTexts, useClassTexts } from '../locale/index.ts';
import { PERIODS, type Period, spanOf } from './periods.ts';
import { sumRows } from './sum-rows.ts';
import { sumSheets } from './sum-sheets.ts';
import { TermsDialog } from './terms-dialog.tsx';
import { useSumColumns } from './use-sum-columns.tsx';

const PAGE = 60;

export interface ClassSumsProps {
  readonly userId: string;
  readonly classId: string;
  readonly className: string;
  readonly pupils: readonly Pupil[];
}

/** Number of calls, points and attendance of each pupil over a month, a term or all lessons. */
export function ClassSumsPanel({ userId, classId, className, pupils }: ClassSumsProps) {
  const texts = useClassTexts();
  const [query] = useSearchParams();
  const [period, setPeriod] = useState<Period>(
    () => PERIODS.find((each) => each === query.get('period')) ?? 'term',
  );
  const asked = useQuery(termsQuery(userId));
  const terms = asked.data?.value;
  const counted = useQuery(sumsQuery(userId, classId, period, terms?.begins));
  const sums = counted.data?.value;
  const keptAt = counted.data?.keptAt;
  const [setting, setSetting] = useState(false);
  const failed = asked.isLoadingError ? asked : counted.isLoadingError ? counted : undefined;
  return (
    <Stack gap={4} className={tableScreenClasses.screen}>
      <div className={classes.bar}>
        <ToggleGroup
          label={texts('sums.period')}
          value={[period]}
          options={PERIODS.map((value) => ({ value, label: texts(`sums.periods.${value}`) }))}
          onChange={([next]) => {
            if (!next) return;
            keepSearchParam('period', next);
            setPeriod(next);
          }}
        />
        {terms && asked.data?.keptAt === undefined && (
          <Button icon={<CalendarRange aria-hidden="true" />} onClick={() => setSetting(true)}>
            {texts('terms.open')}
          </Button>
        )}
        {sums && sums.lessons > 0 && (
          <ExportButton className={className} period={period} pupils={pupils} sums={sums} />
        )}
      </div>
      {terms && (period === 'term' || period === 'lastTerm') && (
        <Text as="p" tone="quiet" size="small">
          {texts(`terms.says.${terms.of}`, saidSpan(period, terms.begins, texts))}
        </Text>
      )}
      {keptAt !== undefined && (
        <Text as="p" tone="quiet" size="small" role="status">
          {texts('sums.kept', { time: new Date(keptAt).toLocaleString('sv').slice(0, 16) })}
        </Text>
      )}
      {setting && terms && <TermsDialog terms={terms} onClose={() => setSetting(false)} />}
      {failed ? (
        <ErrorState
          icon={<CircleAlert />}
          title={texts('loadFailed')}
          text={messageOf(failed.error)}
          action={<Button onClick={() => void failed.refetch()}>{texts('retry')}</Button>}
        />
      ) : !sums ? (
        <Spinner fill />
      ) : sums.lessons === 0 && sums.pupils.length === 0 ? (
        <EmptyState
          icon={<ChartColumn />}
          title={texts('sums.empty')}
          text={texts(period === 'all' ? 'sums.emptyText' : 'sums.emptyPeriod')}
        />
      ) : (
        <SumTable pupils={pupils} sums={sums} />
      )}
    </Stack>
  );
}

/** The dates of a term as text. */
function saidSpan(period: Period, begins: readonly TermBegin[], texts: ClassTexts) {
  const { from, until } = spanOf(period, new Date(), begins);
  const day = (time: number) => new Date(time).toLocaleDateString('sv');
  const said = from === undefined ? '' : day(from);
  // The last day is the day before the next term begins.
  return { days: until === undefined ? texts('terms.since', { day: said }) : `${said} – ${day(until - 1)}` };
}

interface SumsProps {
  readonly pupils: readonly Pupil[];
  readonly sums: ClassSums;
}

function SumTable({ pupils, sums }: SumsProps) {
  const texts = useClassTexts();
  const rows = useMemo(() => sumRows(pupils, sums), [pupils, sums]);
  const address = useTableAddress();
  const columns = useSumColumns(sums.checked > 0);
  return (
    <>
      <Text as="p" tone="quiet" size="small">
        {texts('sums.lessons', { count: sums.lessons })}
        {sums.checked > 0 ? texts('sums.checked', { count: sums.checked }) : ` ${texts('sums.unchecked')}`}
      </Text>
      <TableScreen
        address={address}
        label={texts('sums.label')}
        rows={rows}
        columns={columns}
        rowId={({ key }) => key}
        rowName={({ name }) => name}
        pageSize={PAGE}
      />
    </>
  );
}

interface ExportButtonProps extends SumsProps {
  readonly className: string;
  readonly period: Period;
}

function ExportButton({ className, period, pupils, sums }: ExportButtonProps) {
  const texts = useClassTexts();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const { writeWorkbook } = await import('../../../parts/workbook.ts');
      const day = new Date().toLocaleDateString('sv');
      const name = `${className} ${texts('one.sums')} ${texts(`sums.periods.${period}`)} ${day}`;
      saveFile(`${name}.xlsx`, await writeWorkbook(sumSheets(sumRows(pupils, sums), sums, texts)));
    } catch {
      showToast({ kind: 'failure', text: texts('sums.exportFailed') });
    } finally {
      setSaving(false);
    }
  };
  return (
    <div className={classes.tools}>
      <Button icon={<FileSpreadsheet aria-hidden="true" />} busy={saving} onClick={() => void save()}>
        {texts('sums.export')}
      </Button>
    </div>
  );
}
