import type { ExerciseSection } from '@lectern/courseware/exercise';
import { IconButton, Menu, MenuItem, MenuSeparator, NumberField } from '@lectern/ui';
import { ArrowDown, ArrowUp, Ellipsis, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEditing } from '../../model/editing.ts';
import { moveSection, removeSection } from '../../model/exercise-commands.ts';
import type { OutlinedSection } from '../../model/outline.ts';
import { useExerciseTexts } from '../../texts.ts';
import classes from '../paper.module.css';

export interface SectionToolsProps {
  readonly entry: OutlinedSection;
  /** Number of sections. */
  readonly count: number;
  readonly name: string;
}

/** Points of each question of a section, and a menu that moves and deletes the section. */
export function SectionTools({ entry, count, name }: SectionToolsProps): ReactNode {
  const t = useExerciseTexts();
  const editing = useEditing();
  const { section, number } = entry;
  return (
    <>
      <span className={classes.space} />
      <NumberField
        label={t('sectionPoints')}
        prefix={t('sectionPoints')}
        value={section.points ?? null}
        min={0}
        max={100}
        step={0.5}
        digits={1}
        className={classes.sectionPoints}
        onChange={(next) => {
          const points = next > 0 ? Math.max(0.5, next) : undefined;
          editing.store.transact((edit) => edit.update<ExerciseSection>(section.id, { points }));
        }}
      />
      <Menu
        align="end"
        trigger={
          <IconButton
            label={t('sectionActions', { name })}
            size="small"
            icon={<Ellipsis aria-hidden="true" />}
          />
        }
      >
        <MenuItem
          icon={<ArrowUp aria-hidden="true" />}
          disabled={number === 1}
          onSelect={() => moveSection(editing, section.id, -1)}
        >
          {t('moveUp')}
        </MenuItem>
        <MenuItem
          icon={<ArrowDown aria-hidden="true" />}
          disabled={number === count}
          onSelect={() => moveSection(editing, section.id, 1)}
        >
          {t('moveDown')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          tone="danger"
          icon={<Trash2 aria-hidden="true" />}
          onSelect={() => removeSection(editing, section, name)}
        >
          {t('removeSection')}
        </MenuItem>
      </Menu>
    </>
  );
}
