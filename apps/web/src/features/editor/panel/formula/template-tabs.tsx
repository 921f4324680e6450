import { InlineFormula } from '@lectern/stage/view';
import { Button, Field, Input, Row, Stack, TabPanel, Tabs, Text, Tooltip } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import { chapterKeptHere } from '../../../../parts/chapter/index.ts';
import { chemicalLatex } from '../../../../parts/formula-field/index.ts';
import { currentSession } from '../../../../platform/api/session.ts';
import { useLanguage } from '../../../../platform/i18n/texts.ts';
import { readLocal, writeLocal } from '../../../../platform/storage/local-store.ts';
import {
  type FormulaTemplate,
  type FormulaTemplateGroup,
  formulaTemplates,
  groupOfChapter,
  shownTemplate,
} from './formula-templates.ts';
import classes from './template-tabs.module.css';
import { useFormulaTexts } from './texts.ts';

const CHOSEN = 'formula-templates';

/** Returns the group used last for the chapter's stage and subject, otherwise the group that fits them. */
function firstGroup(): FormulaTemplateGroup['id'] {
  const [kept, of = ''] = readLocal(CHOSEN)?.split(' ') ?? [];
  const fitting = groupOfChapter(taughtHere());
  const last = formulaTemplates.find(({ id }) => id === kept)?.id;
  return last !== undefined && of === fitting ? last : fitting;
}

function taughtHere() {
  const userId = currentSession()?.userId;
  return userId === undefined ? undefined : chapterKeptHere(userId);
}

interface ChemicalFieldProps {
  /** The typed chemistry, until it is inserted into the formula. */
  readonly chemical: string;
  readonly onChemical: (typed: string) => void;
  /** Called with LaTeX, which has placeholders if it is a template. */
  readonly onPick: (latex: string) => void;
}

/** The templates by stage and subject. */
export function TemplateTabs(props: ChemicalFieldProps): ReactNode {
  const t = useFormulaTexts();
  const language = useLanguage();
  const [group, setGroup] = useState(firstGroup);
  const choose = (id: FormulaTemplateGroup['id']) => {
    setGroup(id);
    writeLocal(CHOSEN, `${id} ${groupOfChapter(taughtHere())}`);
  };
  return (
    <Tabs
      className={classes.tabs}
      label={t('templates')}
      value={group}
      onChange={choose}
      tabs={formulaTemplates.map(({ id, label }) => ({ value: id, label: label[language] }))}
    >
      {formulaTemplates.map(({ id, templates }) => (
        <TabPanel key={id} value={id} className={classes.panel}>
          {id === group ? (
            <>
              {id === 'chemistry' ? <ChemicalField {...props} /> : null}
              <Row align="stretch" wrap gap={1}>
                {templates.map((template) => (
                  <TemplateButton key={template.latex} template={template} onPick={props.onPick} />
                ))}
              </Row>
            </>
          ) : null}
        </TabPanel>
      ))}
    </Tabs>
  );
}

function TemplateButton({
  template,
  onPick,
}: {
  readonly template: FormulaTemplate;
  readonly onPick: (latex: string) => void;
}): ReactNode {
  const label = template.label[useLanguage()];
  return (
    <Tooltip label={label}>
      <Stack
        as="button"
        align="center"
        items="center"
        overflow="line"
        radius="control"
        type="button"
        className={classes.template}
        onClick={() => onPick(template.latex)}
      >
        <span aria-hidden="true">
          <InlineFormula latex={shownTemplate(template)} display={false} />
        </span>
        <span className="visually-hidden">{label}</span>
      </Stack>
    </Tooltip>
  );
}

/** A field for typing chemistry, with a preview. */
function ChemicalField({ chemical: typed, onChemical, onPick }: ChemicalFieldProps): ReactNode {
  const t = useFormulaTexts();
  const put = () => {
    if (typed.trim() === '') return;
    onPick(chemicalLatex(typed));
    onChemical('');
  };
  return (
    <Stack align="start" className={classes.chemical}>
      <Field label={t('chemical')} hint={typed.trim() === '' ? t('chemicalHint') : undefined}>
        <Input
          value={typed}
          maxLength={500}
          spellCheck={false}
          onChange={(event) => onChemical(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            put();
          }}
        />
      </Field>
      <Button className={classes.beside} disabled={typed.trim() === ''} onClick={put}>
        {t('put')}
      </Button>
      {typed.trim() === '' ? null : (
        <Text as="div" overflow="line" className={classes.shown}>
          <InlineFormula latex={chemicalLatex(typed)} display />
        </Text>
      )}
    </Stack>
  );
}
