import { Row, Text } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useDocumentTexts } from '../document-texts.ts';
import { folderPathQuery } from '../lists/document-queries.ts';
import type { ListQuery } from '../lists/list-query.ts';
import classes from './folder-trail.module.css';

export interface FolderTrailProps {
  readonly wish: ListQuery;
  readonly onEnter: (folderId: string | undefined) => void;
}

/** Breadcrumbs from the top to the current folder. */
export function FolderTrail({ wish, onEnter }: FolderTrailProps) {
  const texts = useDocumentTexts();
  const { data } = useQuery(folderPathQuery(wish.folderId));
  if (wish.search !== '')
    return <Row as="p" wrap size="large" className={classes.trail}>{`“${wish.search}”`}</Row>;
  if (wish.fileType !== undefined || wish.sourceFrom !== undefined)
    return (
      <Row as="p" wrap size="large" className={classes.trail}>
        {texts('everywhere')}
      </Row>
    );
  if (wish.place !== 'mine')
    return (
      <Row as="p" wrap size="large" className={classes.trail}>
        {texts(`places.${wish.place}`)}
      </Row>
    );
  const steps = wish.folderId === undefined ? [] : (data?.items ?? []);
  return (
    <Row as="nav" wrap size="large" className={classes.trail} aria-label={texts('path')}>
      <Text
        as="button"
        overflow="cut"
        hover
        radius="control"
        type="button"
        className={classes.step}
        aria-current={steps.length === 0 ? 'page' : undefined}
        data-drop-folder={steps.length === 0 ? undefined : 'top'}
        onClick={() => onEnter(undefined)}
      >
        {texts('top')}
      </Text>
      {steps.map((step, index) => (
        <span key={step.id} className={classes.part}>
          <ChevronRight aria-hidden="true" />
          <Text
            as="button"
            overflow="cut"
            hover
            radius="control"
            type="button"
            className={classes.step}
            title={step.name}
            aria-current={index === steps.length - 1 ? 'page' : undefined}
            data-drop-folder={index === steps.length - 1 ? undefined : step.id}
            onClick={() => onEnter(step.id)}
          >
            {step.name}
          </Text>
        </span>
      ))}
    </Row>
  );
}
