import { Column, Input, Row, Stack, Text } from '@lectern/ui';
import { Minus, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ToolButton } from '../../../parts/class-tools/index.ts';
import classes from './assessment.module.css';
import { ItemIcon } from './item-icon.tsx';
import { type AssessmentItem, ITEM_ICONS, ITEM_NAME_MAX, ITEMS_MAX, movedPoints, newItem } from './items.ts';
import { useTexts } from './texts.ts';

export interface ItemEditorProps {
  readonly items: readonly AssessmentItem[];
  readonly onChange: (items: readonly AssessmentItem[]) => void;
  readonly onDone: () => void;
}

/** Editor of the teacher's own items: icon, name and points. */
export function ItemEditor({ items, onChange, onDone }: ItemEditorProps): ReactNode {
  const t = useTexts();
  const change = (id: string, patch: Partial<AssessmentItem>) =>
    onChange(items.map((each) => (each.id === id ? { ...each, ...patch } : each)));
  return (
    <Column gap={3} className={classes.board}>
      <Stack as="ul" rows="start" overflow="scroll" flex="grow" gap={2} className={classes.editor}>
        {items.map((item) => (
          <Row key={item.id} as="li" flex="none" wrap gap={2} className={classes.bar}>
            <ToolButton
              aria-label={t('icon')}
              title={t('icon')}
              icon={<ItemIcon name={item.icon} />}
              onClick={() => {
                const next = ITEM_ICONS[(ITEM_ICONS.indexOf(item.icon) + 1) % ITEM_ICONS.length];
                if (next) change(item.id, { icon: next });
              }}
            />
            <Input
              className={classes.itemName}
              size="large"
              aria-label={t('name')}
              maxLength={ITEM_NAME_MAX}
              defaultValue={item.name}
              onBlur={(event) => {
                const name = event.target.value.trim();
                if (name === '') event.target.value = item.name;
                else change(item.id, { name });
              }}
            />
            <ToolButton
              aria-label={t('fewer')}
              icon={<Minus />}
              onClick={() => change(item.id, { points: movedPoints(item.points, -1) })}
            />
            <Text as="output" size="panel" numeric textAlign="center" className={classes.points}>
              {item.points}
            </Text>
            <ToolButton
              aria-label={t('more')}
              icon={<Plus />}
              onClick={() => change(item.id, { points: movedPoints(item.points, 1) })}
            />
            <ToolButton
              aria-label={t('remove', { name: item.name })}
              icon={<Trash2 />}
              onClick={() => onChange(items.filter(({ id }) => id !== item.id))}
            />
          </Row>
        ))}
      </Stack>
      <Row flex="none" wrap gap={2} className={classes.bar}>
        <ToolButton
          icon={<Plus />}
          disabled={items.length >= ITEMS_MAX}
          onClick={() => onChange([...items, newItem(t('newName'))])}
        >
          {t('add')}
        </ToolButton>
        <ToolButton tone="primary" onClick={onDone}>
          {t('done')}
        </ToolButton>
      </Row>
    </Column>
  );
}
