import { Progress, Stack, Text } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { spaceQuery, useTypeLabel } from '../../../../parts/documents/index.ts';
import { formatSize } from '../../../../platform/i18n/format.ts';
import { useDiskTexts } from '../disk-texts.ts';
import classes from './disk-details.module.css';

/** Used space of the disk by type of file, with earlier versions and the bin. */
export function SpaceByKind({ userId }: { readonly userId: string }) {
  const texts = useDiskTexts();
  const typeLabel = useTypeLabel();
  const { data } = useQuery(spaceQuery(userId));
  if (data === undefined) return null;
  const parts = [
    ...data.kinds.map(({ resource_type_code: code, ...part }) => ({
      ...part,
      label: typeLabel(code),
    })),
    { ...data.versions, label: texts('space.versions') },
    { ...data.bin, label: texts('space.bin') },
  ].filter(({ count }) => count > 0);
  return (
    <Stack as="section" gap={2} className={classes.section}>
      <h3>{texts('space.title')}</h3>
      <Text as="p" tone="quiet" size="small">
        {texts('space.used', { used: formatSize(data.used), capacity: formatSize(data.capacity) })}
      </Text>
      <Stack as="ul" gap={3} className={classes.parts}>
        {parts.map(({ label, count, size }) => (
          <li key={label}>
            <span>{label}</span>
            <Text tone="quiet" size="small">
              {texts('space.count', { count })}
            </Text>
            <Text numeric>{formatSize(size)}</Text>
            <Progress value={data.used === 0 ? 0 : Math.min(1, size / data.used)} label={label} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
