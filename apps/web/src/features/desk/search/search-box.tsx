import { IconButton, Input } from '@lectern/ui';
import { Search, X } from 'lucide-react';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { navigate } from '../../../platform/router/router.ts';
import { useSearchParams } from '../../../platform/router/use-search-params.ts';
import { useDeskTexts } from '../desk-texts.ts';
import classes from './search-box.module.css';
import { TypedSearch } from './typed-search.ts';

/** Searches the disk by name, while one types. */
export function SearchBox() {
  const texts = useDeskTexts();
  const [query] = useSearchParams();
  const shown = query.get('search') ?? '';
  const [text, setText] = useState(shown);
  /** What the address says, or will say once it has changed: what was typed since is not taken back for it. */
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
        // Every further letter is the same search: going back leaves it.
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
