import { Progress, Stack, Text } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { capacityQuery } from '../../parts/documents/index.ts';
import { formatSize } from '../../platform/i18n/format.ts';
import classes from './capacity-bar.module.css';
import { useDeskTexts } from './desk-texts.ts';

/** Bar that shows how full the disk is: amber from 80 %, red from 95 %. */
export function CapacityBar({ userId }: { readonly userId: string }) {
  const texts = useDeskTexts();
  const { data } = useQuery(capacityQuery(userId));
  if (data === undefined) return null;
  const share = data.capacity === 0 ? 1 : data.used / data.capacity;
  const tone = share >= 0.95 ? 'red' : share >= 0.8 ? 'amber' : 'jade';
  return (
    <Stack gap={2} className={classes.capacity}>
      <p>{texts('capacity')}</p>
      <Progress value={share} label={texts('capacity')} tone={tone} />
      <Text as="p" tone="quiet">
        {texts('capacityUsed', { used: formatSize(data.used), capacity: formatSize(data.capacity) })}
      </Text>
    </Stack>
  );
}
