import { useEffect } from 'react';
import { expect } from 'vitest';
import { mount } from './mounted.tsx';

interface HostProps {
  readonly useIt: () => unknown;
  readonly onResult: (result: unknown) => void;
}

function Host({ useIt, onResult }: HostProps) {
  const result = useIt();
  useEffect(() => onResult(result));
  return null;
}

/**
 * Runs a hook in a component until the test is finished. The returned function returns the latest result, after its
 * effects.
 */
export async function mountHook<Result>(useIt: () => Result): Promise<() => Result> {
  const results: unknown[] = [];
  mount(<Host useIt={useIt} onResult={(result) => void results.push(result)} />);
  await expect.poll(() => results.length).toBeGreaterThan(0);
  return () => results.at(-1) as Result;
}
