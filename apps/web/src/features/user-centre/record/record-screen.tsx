import { TabPanel, Tabs } from '@lectern/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from '../../../platform/router/use-address.ts';
import { ActList } from './act-list.tsx';
import classes from './record.module.css';
import { useRecordTexts } from './record-texts.ts';

export interface RecordScreenProps {
  readonly userId: string;
  /** The lesson records, from another feature. */
  readonly lessons: ReactNode;
}

/** The user's lessons and actions. A lesson in the address is shown alone. */
export function RecordScreen({ userId, lessons }: RecordScreenProps) {
  const texts = useRecordTexts();
  const [query, setQuery] = useSearchParams();
  if (query.has('lesson')) return lessons;
  const tab = query.get('tab') === 'acts' ? 'acts' : 'lessons';
  return (
    <Tabs
      className={classes.tabs}
      label={texts('tabs')}
      value={tab}
      tabs={[
        { value: 'lessons', label: texts('lessons') },
        { value: 'acts', label: texts('acts') },
      ]}
      onChange={(next) =>
        setQuery(new URLSearchParams(next === 'acts' ? { tab: next } : {}), { replace: true })
      }
    >
      <TabPanel value={tab} className={classes.panel}>
        {tab === 'acts' ? <ActList userId={userId} /> : lessons}
      </TabPanel>
    </Tabs>
  );
}
