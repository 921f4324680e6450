import { Checkbox, Column, Field, FormDialog, Row, Select, Stack, showToast, Text } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import { type Pupil, sendStudents } from '../../../parts/classes/index.ts';
import { printSheets } from '../../../parts/paper-cards/index.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { CLASSES } from '../class-queries.ts';
import { cardNumbers, isNumberedInOrder } from './card-numbers.ts';
import classes from './cards.module.css';
import { type PrintChoices, printedPages, printedPupils } from './print-plan.ts';
import { useCardTexts } from './texts.ts';

export interface PrintCardsDialogProps {
  readonly classId: string;
  readonly className: string;
  readonly pupils: readonly Pupil[];
  /** Whether pupils without a card may get a number. */
  readonly canChange: boolean;
  readonly onClose: () => void;
}

/** Numbers the cards of pupils who have none, and prints cards. */
export function PrintCardsDialog({
  classId,
  className,
  pupils,
  canChange,
  onClose,
}: PrintCardsDialogProps): ReactNode {
  const t = useCardTexts();
  const { busy, run } = useCall({ invalidates: CLASSES });
  const [choices, setChoices] = useState<PrintChoices>({
    who: 'all',
    chosen: new Set(),
    perPage: 1,
    front: true,
  });
  const [renumber, setRenumber] = useState(false);
  const change = (next: Partial<PrintChoices>) => setChoices({ ...choices, ...next });
  const numbered = pupils.filter(({ card_number }) => card_number !== undefined);
  const readable = canChange ? pupils : numbered;
  const { numbers, changed } = cardNumbers(readable, renumber);
  const cards = printedPupils(readable, numbers, choices);
  const isMixed = canChange && numbered.length > 0 && numbered.length < pupils.length;
  const who: readonly PrintChoices['who'][] = isMixed ? ['all', 'new', 'chosen'] : ['all', 'chosen'];

  const print = async () => {
    if (cards.length === 0) return;
    const stored = changed.length === 0 || !canChange;
    const texts = {
      title: t('sheet.title'),
      list: t('sheet.list'),
      steps: [t('sheet.steps.own'), t('sheet.steps.turn'), t('sheet.steps.camera'), t('sheet.steps.paper')],
      className,
    };
    const pages = printedPages(cards, choices, texts);
    const done = stored || (await run(() => sendStudents(classId, { changed: [...changed] })));
    if (!done) return;
    try {
      await printSheets(pages, t('job', { name: className }));
      onClose();
    } catch {
      showToast({ kind: 'failure', text: t('failed') });
    }
  };

  return (
    <FormDialog
      className={classes.form}
      title={t('print')}
      cancelLabel={t('cancel')}
      submitLabel={t('go', { count: cards.length })}
      busy={busy}
      onSubmit={print}
      onClose={onClose}
    >
      <Field label={t('who')}>
        <Select
          value={choices.who}
          options={who.map((value) => ({ value, label: t(`whoChoices.${value}`) }))}
          onChange={(next) => change({ who: next })}
        />
      </Field>
      {choices.who === 'chosen' && (
        <ChosenPupils pupils={readable} chosen={choices.chosen} onChange={(chosen) => change({ chosen })} />
      )}
      <Field label={t('perPage')}>
        <Select
          value={choices.perPage}
          options={[
            { value: 1, label: t('perPageChoices.one') },
            { value: 2, label: t('perPageChoices.two') },
          ]}
          onChange={(next) => change({ perPage: next === 2 ? 2 : 1 })}
        />
      </Field>
      <Row as="label" gap={2} className={classes.choice}>
        <Checkbox checked={choices.front} onChange={(front) => change({ front })} />
        {t('front')}
      </Row>
      {canChange && !isNumberedInOrder(pupils) && (
        <Column gap={1}>
          <Row as="label" gap={2} className={classes.choice}>
            <Checkbox checked={renumber} onChange={setRenumber} />
            {t('renumber')}
          </Row>
          {renumber && (
            <Text as="p" tone="warning" size="small">
              {t('renumberHint')}
            </Text>
          )}
        </Column>
      )}
    </FormDialog>
  );
}

interface ChosenPupilsProps {
  readonly pupils: readonly Pupil[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

function ChosenPupils({ pupils, chosen, onChange }: ChosenPupilsProps): ReactNode {
  const t = useCardTexts();
  return (
    <Stack
      as="ul"
      overflow="scroll"
      radius="control"
      className={classes.chosen}
      aria-label={t('whoChoices.chosen')}
    >
      {pupils.map(({ user_id, real_name }) => (
        <li key={user_id}>
          <Row as="label" gap={2} className={classes.choice}>
            <Checkbox
              checked={chosen.has(user_id)}
              onChange={(isIn) => onChange(withOne(chosen, user_id, isIn))}
            />
            <Text overflow="cut">
              <bdi>{real_name}</bdi>
            </Text>
          </Row>
        </li>
      ))}
    </Stack>
  );
}

function withOne(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}
