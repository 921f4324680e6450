import { expect, it, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { focusOn, mountPrimitives } from '../testing/mounted.tsx';
import { FileButton } from './file-button.tsx';

it('a key on the button opens the list of files, and all files that are selected there are returned', async () => {
  const received = vi.fn<(files: readonly File[]) => void>();
  mountPrimitives(
    <FileButton multiple onFiles={received}>
      选择文件
    </FileButton>,
  );
  await focusOn(page.getByRole('button', { name: '选择文件' }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('there is no field for files');
  const opens = vi.fn((event: Event) => event.preventDefault());
  input.addEventListener('click', opens);
  await commands.press(['Enter']);
  expect(opens).toHaveBeenCalledOnce();
  await userEvent.upload(input, [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')]);
  await expect.poll(() => received.mock.lastCall?.[0].map(({ name }) => name)).toEqual(['a.txt', 'b.txt']);
});
