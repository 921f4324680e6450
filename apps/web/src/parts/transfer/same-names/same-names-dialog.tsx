import { Button, Dialog, Stack, Text } from '@lectern/ui';
import { useTransferTexts } from '../transfer-texts.ts';
import type { SameNamesQuestion } from './same-names-question.ts';

/** Number of names that are listed; of further names only the number is shown. */
const SHOWN = 5;

/** Asks how to upload files whose names are in use: as a new version, beside the existing file, or not at all. */
export function SameNamesDialog({ question }: { readonly question: SameNamesQuestion }) {
  const texts = useTransferTexts();
  const { names, answer } = question;
  const rest = names.length - SHOWN;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && answer(undefined)}
      title={texts('sameNames.title', { count: names.length })}
      description={texts('sameNames.text')}
      size="m"
      footer={
        <>
          <Button onClick={() => answer('skip')}>{texts('sameNames.skip')}</Button>
          <Button onClick={() => answer('both')}>{texts('sameNames.both')}</Button>
          <Button tone="primary" onClick={() => answer('replace')}>
            {texts('sameNames.replace')}
          </Button>
        </>
      }
    >
      <Stack as="ul" gap={2}>
        {names.slice(0, SHOWN).map((name) => (
          <Text key={name} as="li" overflow="cut" title={name}>
            <bdi>{name}</bdi>
          </Text>
        ))}
        {rest > 0 && <li>{texts('sameNames.more', { count: rest })}</li>}
      </Stack>
    </Dialog>
  );
}
