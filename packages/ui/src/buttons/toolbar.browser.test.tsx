import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { focusOn, mountPrimitives } from '../testing/mounted.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { Toolbar } from './toolbar.tsx';

function Format(): ReactNode {
  const [pressed, setPressed] = useState<readonly string[]>([]);
  return (
    <>
      <Toolbar label="格式工具栏">
        {['加粗', '倾斜', '下划线'].map((label) => (
          <IconButton
            key={label}
            label={label}
            icon={<span />}
            pressed={pressed.includes(label)}
            onClick={() => setPressed([...pressed, label])}
          />
        ))}
        <Button disabled={pressed.length === 0} onClick={() => setPressed([])}>
          移除
        </Button>
      </Toolbar>
      <button type="button">后面的按钮</button>
    </>
  );
}

it('a toolbar is one tab stop, and arrow keys move inside it', async () => {
  mountPrimitives(<Format />);
  const button = (name: string) => page.getByRole('toolbar').getByRole('button', { name });
  await focusOn(button('加粗'));
  await commands.press(['ArrowRight']);
  await expect.element(button('倾斜')).toHaveFocus();
  await commands.press(['Space', 'End']);
  await expect.element(button('移除')).toHaveFocus();
  await commands.press(['ArrowRight']);
  await expect.element(button('加粗')).toHaveFocus();
  await commands.press(['Tab']);
  await expect.element(page.getByRole('button', { name: '后面的按钮' })).toHaveFocus();
  await commands.press(['Shift+Tab']);
  await expect.element(button('加粗')).toHaveFocus();
});
