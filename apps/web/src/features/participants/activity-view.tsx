import type { ReactNode } from 'react';
import classes from './activity.module.css';
import { BuzzView } from './buzz-view.tsx';
import type { ActivityViewProps } from './shown-activity.ts';
import { useTexts } from './texts.ts';
import { VoteView } from './vote-view.tsx';
import { WordsView } from './words-view.tsx';

/** The current activity, with a view for each kind. */
export function ActivityView(props: ActivityViewProps): ReactNode {
  const t = useTexts();
  const { setting, state } = props.activity;
  return (
    <section className={classes.activity}>
      <p className={classes.kind}>
        {t(`${setting.kind}.title`)}
        {state === 'closed' && <span className={classes.closed}>{t('closedActivity')}</span>}
      </p>
      {setting.question !== '' && <h1 className={classes.question}>{setting.question}</h1>}
      {setting.kind === 'vote' && <VoteView {...props} setting={setting} />}
      {setting.kind === 'buzz' && <BuzzView {...props} />}
      {setting.kind === 'words' && <WordsView {...props} setting={setting} />}
    </section>
  );
}
