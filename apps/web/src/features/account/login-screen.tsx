import { Column, Row, Stack } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Presentation } from 'lucide-react';
import { useEffect, useState } from 'react';
import { accountState, safeReturnAddress } from '../../parts/account/index.ts';
import { AppearanceChoice } from '../../parts/appearance-choice.tsx';
import { wasEndedByOthers } from '../../platform/api/session-end.ts';
import { navigate } from '../../platform/router/router.ts';
import { useSearchParams } from '../../platform/router/use-address.ts';
import { useWindowTitle } from '../../platform/window-title.ts';
import { AccountForm } from './account-form-view.tsx';
import { useAccountTexts } from './account-texts.ts';
import { LessonDrawing } from './lesson-drawing.tsx';
import classes from './login-screen.module.css';

/** Screen for signing in and registering. `return_url` is the page to return to afterwards. */
export function LoginScreen() {
  const texts = useAccountTexts();
  const [query, setQuery] = useSearchParams();
  const state = useSignal(accountState);
  const signedIn = state.kind === 'signed-in';
  const [ended] = useState(wasEndedByOthers);
  const target = safeReturnAddress(query.get('return_url'));

  useEffect(() => {
    if (signedIn) navigate(target, { replace: true });
  }, [signedIn, target]);

  const mode = query.get('mode') === 'register' ? 'register' : 'sign-in';
  useWindowTitle(texts(mode === 'register' ? 'register' : 'signIn'));
  return (
    <div className={classes.screen}>
      <Row as="header" align="stretch" gap={2} className={classes.corner}>
        <AppearanceChoice />
      </Row>
      <Column as="section" justify="center" gap={6} className={classes.brand}>
        <Row gap={3} className={classes.mark}>
          <Presentation aria-hidden="true" />
          <span>{texts('product')}</span>
        </Row>
        <p className={classes.slogan}>{texts('slogan')}</p>
        <div className={classes.drawing}>
          <LessonDrawing />
        </div>
        <Stack as="ul" gap={3} className={classes.promises}>
          <Row as="li" gap={3}>
            {texts('promise.prepare')}
          </Row>
          <Row as="li" gap={3}>
            {texts('promise.teach')}
          </Row>
          <Row as="li" gap={3}>
            {texts('promise.keep')}
          </Row>
        </Stack>
      </Column>
      <main className={classes.card}>
        <Stack gap={5} className={classes.way}>
          {ended && (
            <p className={classes.ended} role="status">
              {texts('ended')}
            </p>
          )}
          <AccountForm
            key={mode}
            mode={mode}
            onModeChange={(next) => {
              const changed = new URLSearchParams(query);
              if (next === 'register') changed.set('mode', next);
              else changed.delete('mode');
              setQuery(changed, { replace: true });
            }}
          />
        </Stack>
      </main>
    </div>
  );
}
