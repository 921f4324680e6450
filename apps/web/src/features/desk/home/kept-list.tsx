import { Row, Stack, Text } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { keptCoursewares } from '../../../parts/courseware/index.ts';
import { addressOfKind } from '../../../parts/document-kinds/index.ts';
import { KindIcon } from '../../../parts/documents/index.ts';
import { formatWhen } from '../../../platform/i18n/format.ts';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import { Link } from '../../../platform/router/link.tsx';
import { useDeskTexts } from '../desk-texts.ts';
import classes from './home-screen.module.css';

/** Coursewares and boards that are stored in this browser and open without a network. */
export function KeptList({ userId }: { readonly userId: string }) {
  const texts = useDeskTexts();
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['kept', userId],
    queryFn: () => keptCoursewares(userId),
    staleTime: 0,
  });
  if (data === undefined) return null;
  if (data.length === 0)
    return (
      <Text as="p" tone="quiet" className={classes.keptText}>
        {texts('keptNone')}
      </Text>
    );
  return (
    <>
      <Text as="p" tone="quiet" className={classes.keptText}>
        {texts('keptText')}
      </Text>
      <Stack as="ul" gap={2} className={classes.kept}>
        {data.map(({ documentId, name, code, at }) => (
          <li key={documentId}>
            <Row as={Link} gap={3} className={classes.keptLink} to={addressOfKind(code, documentId)}>
              <KindIcon code={code} />
              <Text overflow="cut" className={classes.keptName}>
                {name}
              </Text>
              <Text tone="quiet" size="small" className={classes.keptWhen}>
                {formatWhen(at, Date.now(), language)}
              </Text>
            </Row>
          </li>
        ))}
      </Stack>
    </>
  );
}
