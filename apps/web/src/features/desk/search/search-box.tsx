import { IconButton, Input } from '@lectern/ui';
import { Search, X } from 'lucide-react';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { navigate } from '../../../platform/router/router.ts';
import { useSearchParams } from '../../../platform/router/use-address.ts';
import classes from '../desk-shell.module.css';
import { useDeskTexts } from '../desk-texts.ts';
import { TypedSearch } from './typed-search.ts';

/** Field that searches the disk by name while the user types. */
export function SearchBox() {
  const texts = useDeskTexts();
  const [query] = useSearchParams();
  const shown = query.get('search') ?? '';
  const [text, setText] = useState(shown);
  /** Search of the address, also before a navigation has changed it, so that text typed meanwhile is kept. */
  const asked = useRef(shown);

  useEffect(() => {
    if (shown === asked.current) return;
    asked.current = shown;
    setText(shown);
  }, [shown]);

  const search = useMemo(
    () =>
      new TypedSearch((wanted) => {
        if (wanted === asked.current) return;
        // Further letters replace the history entry, so that the back button leaves the search.
        const replace = asked.current !== '';
        asked.current = wanted;
        const found = wanted === '' ? '' : `?${new URLSearchParams({ search: wanted })}`;
        navigate(`/user/netdisk${found}`, { replace });
      }),
    [],
  );
  useEffect(() => () => search.dispose(), [search]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    search.entered();
  };

  return (
    <search className={classes.search}>
      <form onSubmit={submit}>
        <Input
          type="search"
          aria-label={texts('search')}
          placeholder={texts('search')}
          maxLength={200}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            search.typed(event.target.value);
          }}
          onCompositionStart={() => search.compositionBegan()}
          onCompositionEnd={(event) => search.compositionEnded(event.currentTarget.value)}
          leading={<Search aria-hidden="true" />}
          trailing={
            text !== '' && (
              <IconButton
                size="small"
                label={texts('clearSearch')}
                icon={<X aria-hidden="true" />}
                onClick={() => {
                  setText('');
                  search.typed('');
                  search.entered();
                }}
              />
            )
          }
        />
      </form>
    </search>
  );
}
