import { setTerms, TERMS_MAX, type TermBegin, type Terms } from '@lectern/protocol/terms';
import { Button, Dialog, IconButton, Select, Stack, ToggleGroup } from '@lectern/ui';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { CLASSES } from '../class-queries.ts';
import { useClassTexts } from '../locale/index.ts';
import { daysOf, nextTerm } from './periods.ts';
import classes from './terms-dialog.module.css';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
type Owner = 'me' | 'school';

export interface TermsDialogProps {
  readonly terms: Terms;
  readonly onClose: () => void;
}

/** Dialog for the dates on which terms begin, for the teacher alone or, if they may set it, for the school. */
export function TermsDialog({ terms, onClose }: TermsDialogProps) {
  const texts = useClassTexts();
  const { busy, run } = useCall({ invalidates: CLASSES });
  const [of, setOf] = useState<Owner>('me');
  const [begins, setBegins] = useState(terms.begins);
  const said = of === 'me' ? terms.mine : terms.school;
  const days = new Set(begins.map(({ month, day }) => `${month} ${day}`));
  const isTwice = days.size < begins.length;
  const choose = (owner: Owner) => {
    setOf(owner);
    setBegins((owner === 'me' ? terms.mine : terms.school) ?? terms.begins);
  };
  const put = (at: number, changed: TermBegin) =>
    setBegins(
      begins.map((begin, index) =>
        index === at ? { ...changed, day: Math.min(changed.day, daysOf(changed.month)) } : begin,
      ),
    );
  const save = (next: TermBegin[] | null) =>
    run(() => call(setTerms, { body: { of, begins: next } }), { onSuccess: onClose });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="fit"
      title={texts('terms.title')}
      description={texts('terms.about')}
      footer={
        <>
          {said !== null && (
            <Button onClick={() => void save(null)}>
              {texts(of === 'me' && terms.school ? 'terms.asSchool' : 'terms.asUsual')}
            </Button>
          )}
          <Button onClick={onClose}>{texts('cancel')}</Button>
          <Button tone="primary" busy={busy} disabled={isTwice} onClick={() => void save([...begins])}>
            {texts('save')}
          </Button>
        </>
      }
    >
      <Stack gap={3} className={classes.terms}>
        {terms.may_set_school && (
          <ToggleGroup
            label={texts('terms.of')}
            value={[of]}
            options={[
              { value: 'me', label: texts('terms.me') },
              { value: 'school', label: texts('terms.school') },
            ]}
            onChange={([next]) => next && choose(next)}
          />
        )}
        {begins.map(({ month, day }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a term is its place in the list until it is saved
          <Stack as="fieldset" gap={2} key={at} className={classes.term}>
            <legend>{texts('terms.begin', { number: at + 1 })}</legend>
            <Select
              label={texts('terms.month')}
              value={month}
              options={MONTHS.map((value) => ({ value, label: texts('terms.months', { number: value }) }))}
              onChange={(value) => put(at, { month: value, day })}
            />
            <Select
              label={texts('terms.day')}
              value={day}
              options={Array.from({ length: daysOf(month) }, (_, index) => ({
                value: index + 1,
                label: texts('terms.days', { number: index + 1 }),
              }))}
              onChange={(value) => put(at, { month, day: value })}
            />
            {begins.length > 1 && (
              <IconButton
                label={texts('terms.remove', { number: at + 1 })}
                icon={<X aria-hidden="true" />}
                onClick={() => setBegins(begins.filter((_, index) => index !== at))}
              />
            )}
          </Stack>
        ))}
        {isTwice && <p role="alert">{texts('terms.twice')}</p>}
        {begins.length < TERMS_MAX && (
          <Button
            className={classes.add ?? ''}
            icon={<Plus aria-hidden="true" />}
            onClick={() => setBegins([...begins, nextTerm(begins)])}
          >
            {texts('terms.add')}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
