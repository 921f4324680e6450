import { isBasicKind, isBlank, type Question, usualStem } from '@lectern/questions';
import { GROUP_NAMES, KIND_GROUPS, kindName } from '@lectern/questions/kind-names';
import { Button, ConfirmDialog, Menu, MenuItem, Row, Submenu, useTextsOf } from '@lectern/ui';
import { Check, ChevronDown } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useAuthor, useLanguage } from '../author-context.ts';
import { dialogTexts } from '../dialog-texts.ts';
import { type Switched, switchedTo } from './switch-question.ts';

export interface KindSwitchProps {
  readonly question: Question;
  readonly onChange: (question: Question) => void;
  /** Questions under a material are of basic kinds. */
  readonly onlyBasic?: boolean;
}

/** The kind of a question, and its change: at once where nothing is lost, else after a look at what is. */
export function KindSwitch({ question, onChange, onlyBasic = false }: KindSwitchProps): ReactNode {
  const t = useTextsOf(dialogTexts);
  const language = useLanguage();
  const { makeId, readOnly } = useAuthor();
  const [asked, setAsked] = useState<Switched>();
  const nameOf = (kind: string) => kindName(kind, language) ?? kind;
  const pick = (kind: string) => {
    if (kind === question.kind) return;
    const made = switchedTo(question, kind, makeId);
    if (!made) return;
    const stem = isBlank(made.question.stem) ? usualStem(kind, language) : made.question.stem;
    const switched = { ...made, question: { ...made.question, stem } };
    if (switched.losesAnswer || switched.lostTexts.length > 0) setAsked(switched);
    else onChange(switched.question);
  };
  return (
    <>
      <KindMenu
        current={question.kind}
        onPick={pick}
        onlyBasic={onlyBasic}
        trigger={
          <Button size="small" disabled={readOnly} aria-label={`${t.kind}：${nameOf(question.kind)}`}>
            <Row as="span" gap={1}>
              {nameOf(question.kind)}
              <ChevronDown aria-hidden="true" />
            </Row>
          </Button>
        }
      />
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(undefined)}
          tone="primary"
          title={t.switchTo(nameOf(asked.question.kind))}
          description={[
            asked.lostTexts.length > 0 ? t.loses(asked.lostTexts) : '',
            asked.losesAnswer ? t.losesAnswer : '',
            t.undoLater,
          ].join('')}
          confirmLabel={t.switchNow}
          cancelLabel={t.keepKind}
          onConfirm={() => {
            onChange(asked.question);
            setAsked(undefined);
          }}
        />
      )}
    </>
  );
}

interface KindMenuProps {
  readonly trigger: ReactElement;
  readonly current?: string | undefined;
  readonly onPick: (kind: string) => void;
  readonly onlyBasic?: boolean;
}

/** A menu of the kinds in their groups. */
export function KindMenu({ trigger, current, onPick, onlyBasic = false }: KindMenuProps): ReactNode {
  const language = useLanguage();
  const groups = KIND_GROUPS.map(({ group, kinds }) => ({
    group,
    kinds: kinds.filter((kind) => !onlyBasic || isBasicKind(kind)),
  })).filter(({ kinds }) => kinds.length > 0);
  const itemOf = (kind: string) => (
    <MenuItem
      key={kind}
      icon={kind === current ? <Check aria-hidden="true" /> : <span style={{ width: 'var(--icon-small)' }} />}
      onSelect={() => onPick(kind)}
    >
      {kindName(kind, language)}
    </MenuItem>
  );
  return (
    <Menu trigger={trigger}>
      {groups.map(({ group, kinds }) =>
        kinds.length === 1 ? (
          itemOf(kinds[0] ?? '')
        ) : (
          <Submenu key={group} label={GROUP_NAMES[group][language]}>
            {kinds.map(itemOf)}
          </Submenu>
        ),
      )}
    </Menu>
  );
}
