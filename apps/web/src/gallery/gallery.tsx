import {
  Button,
  Card,
  FileButton,
  IconButton,
  Row,
  Skeleton,
  Steps,
  Tag,
  Toolbar,
  TooltipProvider,
  UiTextsContext,
  uiTextsEn,
  uiTextsZh,
} from '@lectern/ui';
import { Bold, FileUp, Italic, Underline } from 'lucide-react';
import { useState } from 'react';
import { Choices } from './choices.tsx';
import { Fields } from './fields.tsx';
import classes from './gallery.module.css';
import { type GalleryTexts, galleryTexts } from './gallery-texts.ts';
import { Section } from './section.tsx';
import { Students } from './students.tsx';
import { Windows } from './windows.tsx';

/** Every primitive that is more than a button, in use. */
export function Gallery({ language }: { readonly language: 'zh' | 'en' }) {
  const texts = galleryTexts[language];
  return (
    <UiTextsContext value={language === 'zh' ? uiTextsZh : uiTextsEn}>
      <TooltipProvider>
        <main className={classes.page}>
          <h1>{texts.title}</h1>
          <Small texts={texts} />
          <Section title={texts.table}>
            <Students texts={texts} />
          </Section>
          <Fields texts={texts} />
          <Choices texts={texts} />
          <Section title={texts.windows}>
            <Windows texts={texts} />
          </Section>
        </main>
      </TooltipProvider>
    </UiTextsContext>
  );
}

function Small({ texts }: { readonly texts: GalleryTexts }) {
  const [tags, setTags] = useState([texts.draft]);
  const [count, setCount] = useState(0);
  const [pressed, setPressed] = useState<readonly string[]>([]);
  const toggle = (each: string) =>
    setPressed(pressed.includes(each) ? pressed.filter((other) => other !== each) : [...pressed, each]);
  const tools = [
    [texts.bold, <Bold key="bold" aria-hidden="true" />],
    [texts.italic, <Italic key="italic" aria-hidden="true" />],
    [texts.underline, <Underline key="underline" aria-hidden="true" />],
  ] as const;
  return (
    <>
      <Section title={texts.tags}>
        <Row as="p" wrap gap={3}>
          {tags.map((tag) => (
            <Tag key={tag} onRemove={{ label: `${texts.remove} ${tag}`, run: () => setTags([]) }}>
              {tag}
            </Tag>
          ))}
          <Tag tone="jade">{texts.shared}</Tag>
          <Tag tone="amber">{texts.due}</Tag>
          <Tag tone="red">{texts.overdue}</Tag>
          <Tag tone="blue">{texts.info}</Tag>
        </Row>
      </Section>
      <Section title={texts.steps}>
        <Steps label={texts.steps} steps={texts.stepNames} current={1} />
      </Section>
      <Section title={texts.cards}>
        <div className={classes.cards}>
          <Card>
            <h3>{texts.card}</h3>
            <p>{texts.cardText}</p>
          </Card>
          <Card className={classes.loading}>
            <Skeleton shape="round" />
            <Skeleton />
            <Skeleton width="60%" />
          </Card>
        </div>
      </Section>
      <Section title={texts.files}>
        <Row as="p" wrap gap={3}>
          <FileButton
            icon={<FileUp aria-hidden="true" />}
            multiple
            onFiles={(files) => setCount(files.length)}
          >
            {texts.files}
          </FileButton>
          <output>{count > 0 ? texts.chosenFiles.replace('{{count}}', String(count)) : ''}</output>
        </Row>
      </Section>
      <Section title={texts.toolbar}>
        <Toolbar label={texts.toolbar}>
          {tools.map(([label, icon]) => (
            <IconButton
              key={label}
              label={label}
              icon={icon}
              pressed={pressed.includes(label)}
              onClick={() => toggle(label)}
            />
          ))}
          <Button disabled={pressed.length === 0} onClick={() => setPressed([])}>
            {texts.remove}
          </Button>
        </Toolbar>
      </Section>
    </>
  );
}
