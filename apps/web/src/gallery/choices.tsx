import { Cascader } from '@lectern/ui/cascader';
import { DatePicker } from '@lectern/ui/date-picker';
import { Tree, type TreeNode } from '@lectern/ui/tree';
import { BookOpen, Folder } from 'lucide-react';
import { useState } from 'react';
import classes from './gallery.module.css';
import type { GalleryTexts } from './gallery-texts.ts';
import { Section } from './section.tsx';

const contents: readonly TreeNode[] = [1, 2, 3].map((grade) => ({
  id: `g${grade}`,
  label: `${grade} · 数学 Maths`,
  children: [1, 2].map((unit) => ({
    id: `g${grade}u${unit}`,
    label: `Unit ${unit} 单元`,
    children: [1, 2, 3].map((lesson) => ({
      id: `g${grade}u${unit}l${lesson}`,
      label: `Lesson ${lesson} 课`,
    })),
  })),
}));

/** A tree, a choice in columns, and a date picker. */
export function Choices({ texts }: { readonly texts: GalleryTexts }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['g1']));
  const [node, setNode] = useState<string>();
  const [path, setPath] = useState<readonly string[]>();
  const [day, setDay] = useState<string | undefined>('2026-09-09');
  return (
    <>
      <Section title={texts.tree}>
        <div className={classes.narrow}>
          <Tree
            label={texts.tree}
            nodes={contents}
            chosenId={node}
            onChoose={setNode}
            open={open}
            onOpen={setOpen}
            icon={({ children }) => (children ? <Folder /> : <BookOpen />)}
          />
        </div>
      </Section>
      <Section title={texts.cascader}>
        <Cascader
          label={texts.cascader}
          levels={texts.levels}
          options={contents}
          value={path}
          onChange={setPath}
          placeholder={texts.chooseChapter}
        />
      </Section>
      <Section title={texts.date}>
        <DatePicker
          label={texts.date}
          value={day}
          onChange={setDay}
          placeholder={texts.chooseDate}
          min="2026-01-05"
          max="2027-12-31"
        />
      </Section>
    </>
  );
}
