import { Box, IconButton, Input, Popover, Row, Stack, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Omega, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { runCommand } from '../../commands/command.ts';
import { typeSymbol } from '../../commands/text/text-marks.ts';
import { useEditing } from '../../editing/editor-context.ts';
import { KeptList } from '../../picking/kept-list.ts';
import { findSymbols, type SymbolEntry, type SymbolGroup, symbolGroups, symbolsOf } from './symbol-groups.ts';
import classes from './symbol-picker.module.css';
import { useSymbolTexts } from './texts.ts';

const recentSymbols = new KeptList('editor-recent-symbols', 16);

/**
 * Inserts symbols into the open text, otherwise at the end of the selected text. Stays open, because often several are
 * needed.
 */
export function SymbolPicker({ giveBack }: { readonly giveBack: () => void }): ReactNode {
  const t = useSymbolTexts();
  const { session } = useEditing();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={t('symbols')}
      open={open}
      onOpenChange={setOpen}
      returnsFocus={(elsewhere) => {
        // Without an open text the focus returns to the button.
        if (!session.textEditor.get()) return true;
        if (!elsewhere) giveBack();
        return false;
      }}
      trigger={<IconButton label={t('symbols')} size="small" icon={<Omega />} />}
    >
      <Symbols />
    </Popover>
  );
}

function Symbols(): ReactNode {
  const t = useSymbolTexts();
  const editing = useEditing();
  const recent = useSignal(recentSymbols.values);
  const [group, setGroup] = useState<SymbolGroup>('punctuation');
  const [typed, setTyped] = useState('');
  const looked = typed.trim();
  const shown = looked === '' ? symbolsOf(group) : findSymbols(looked);
  const pick = (sign: string) => {
    recentSymbols.use(sign);
    runCommand(typeSymbol, editing, sign);
  };
  return (
    <Stack gap={2} className={classes.panel}>
      <Input
        size="small"
        leading={<Search aria-hidden="true" />}
        aria-label={t('find')}
        placeholder={t('find')}
        maxLength={32}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          const [first] = shown;
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || looked === '' || !first) return;
          event.preventDefault();
          pick(first.sign);
        }}
      />
      {looked === '' ? (
        <Row role="group" aria-label={t('group')} align="stretch" wrap gap={1}>
          {symbolGroups.map((each) => (
            <Box
              as="button"
              radius="control"
              key={each}
              type="button"
              className={classes.group}
              aria-pressed={each === group}
              onClick={() => setGroup(each)}
            >
              {t(`groups.${each}`)}
            </Box>
          ))}
        </Row>
      ) : null}
      {looked === '' && recent.length > 0 ? (
        <>
          <Text as="p" tone="quiet" size="small">
            {t('recent')}
          </Text>
          <Grid label={t('recent')} entries={recent.map((sign) => ({ sign, words: '' }))} onPick={pick} />
          <Text as="p" tone="quiet" size="small">
            {t(`groups.${group}`)}
          </Text>
        </>
      ) : null}
      <Box overflow="scroll" className={classes.all}>
        <Grid label={looked === '' ? t(`groups.${group}`) : t('symbols')} entries={shown} onPick={pick} />
        {shown.length === 0 ? (
          <Text as="p" tone="quiet" size="small">
            {t('nothing')}
          </Text>
        ) : null}
      </Box>
    </Stack>
  );
}

interface GridProps {
  readonly label: string;
  readonly entries: readonly SymbolEntry[];
  readonly onPick: (sign: string) => void;
}

function Grid({ label, entries, onPick }: GridProps): ReactNode {
  return (
    <Stack role="group" aria-label={label} className={classes.grid}>
      {entries.map(({ sign, words }) => (
        <Stack
          as="button"
          align="center"
          items="center"
          radius="small"
          key={sign}
          type="button"
          className={classes.sign}
          title={words === '' ? sign : words}
          onClick={() => onPick(sign)}
        >
          {sign}
        </Stack>
      ))}
    </Stack>
  );
}
