import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { changeLanguage } from '../../platform/i18n/language.ts';
import { NameForm, type NameFormProps } from './name-form.tsx';

beforeAll(() => changeLanguage('zh'));

const pupils = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ member_id: `m${i}`, name: `王${i}`, taken: i === 0 }));

function drawn(look: object, more: Partial<NameFormProps> = {}): string {
  const all = {
    lesson: { class_name: '三班', name: '秋' },
    naming: 'both',
    pupils: [],
    admits: true,
    ...look,
  };
  const nothing = () => undefined;
  return renderToStaticMarkup(
    <NameForm
      {...{ look: all as unknown as NameFormProps['look'], busy: false, trouble: undefined, onWho: nothing }}
      {...{ onLookAgain: nothing, onOtherCode: nothing, ...more }}
    />,
  );
}
const inputs = (html: string) => html.match(/<input/g)?.length ?? 0;

it('names the class, and the product without a class', () => {
  expect(drawn({})).toContain('<h1>三班</h1>');
  const nameless = drawn({ lesson: { class_name: '', name: '秋' } });
  expect(nameless).not.toContain('<h1></h1>');
  expect(nameless).not.toContain('三班');
});

it('offers the names of the roster, typed names, or both', () => {
  const roster = drawn({ naming: 'roster', pupils: pupils(2) });
  expect([roster.includes('王1'), inputs(roster), roster.includes('没有')]).toEqual([true, 0, false]);
  const both = drawn({ pupils: pupils(2) });
  expect([both.includes('王1'), inputs(both)]).toEqual([true, 1]);
  const typed = drawn({ naming: 'typed' });
  expect([typed.includes('<ul'), inputs(typed)]).toEqual([false, 1]);
});

it('offers a search above twelve names', () => {
  expect(inputs(drawn({ naming: 'roster', pupils: pupils(12) }))).toBe(0);
  expect(inputs(drawn({ naming: 'roster', pupils: pupils(13) }))).toBe(1);
});

it('offers neither names nor fields while no user is admitted', () => {
  const closed = drawn({ admits: false, pupils: pupils(2) });
  expect([closed.includes('王1'), inputs(closed), closed.includes('role="status"')]).toEqual([
    false,
    0,
    true,
  ]);
  expect(drawn({ pupils: pupils(2) })).not.toContain('role="status"');
});

it('shows why a name was refused', () => {
  expect(drawn({}, { trouble: '名字已被使用' })).toContain('名字已被使用');
});
